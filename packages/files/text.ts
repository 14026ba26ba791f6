/** Normalizes line endings to LF, and removes the byte order mark. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
}

/** Guesses the encoding of a file that is not in UTF-8: UTF-16 has a byte order mark, or half of its bytes are zero. */
function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const mark = first * 256 + second;
  return mark === 0xfffe || mark === 0xfeff || bytes.includes(0)
    ? 'UTF-16'
    : 'Latin-1, Windows-1252 or another encoding';
}

/**
 * Decodes a text file, whatever line endings the editor or Git used.
 *
 * @param name the file, for the error
 * @throws Error with the file and line if it is not in UTF-8
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

/** Whether bytes are valid UTF-8; the text itself may contain the replacement character. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
