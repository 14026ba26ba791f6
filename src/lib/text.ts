/** Line feeds instead of the line ends of Windows, and no byte order mark. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
}

/** What a file that is not in UTF-8 may be in: UTF-16 begins with a mark, or half of its bytes are zero. */
function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const mark = first * 256 + second;
  return mark === 0xfffe || mark === 0xfeff || bytes.includes(0)
    ? 'UTF-16'
    : 'Latin-1, Windows-1252 or another encoding';
}

/**
 * The text of a file that people edit, whatever their editor and Git make of its line ends.
 *
 * @param name the file, for the error
 * @throws Error with the file and the line of a file that is not in UTF-8
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const text = new TextDecoder().decode(bytes);
  const position = text.search(/[\uFFFD\0]/u);
  if (position < 0 || (text[position] !== '\0' && isUtf8(bytes))) {
    return plainText(text);
  }
  const line = text.slice(0, position).split('\n').length;
  throw new Error(`${name}:${line}: Expected UTF-8, found ${encodingOf(bytes)}. Save the file as UTF-8.`);
}

/** Whether bytes are UTF-8; a text may contain the replacement character itself. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
