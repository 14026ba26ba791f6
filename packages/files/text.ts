import {isUtf8} from 'node:buffer';

/** Normalizes line endings to LF, and removes the byte order mark. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
}

/**
 * Decodes a text file, whatever line endings the editor or Git used.
 *
 * @param name the file, for the error
 * @throws Error with the file and line if it is not in UTF-8
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes) && !text.includes('\0')) {
    return plainText(text);
  }
  const line = text
    .split(/[\uFFFD\0]/u, 1)
    .join('')
    .split('\n').length;
  // UTF-16 has a byte order mark, or half of its bytes are zero.
  const isWide = /^(?:fffe|feff)/u.test(Buffer.from(bytes.subarray(0, 2)).toString('hex')) || bytes.includes(0);
  const encoding = isWide ? 'UTF-16' : 'Latin-1, Windows-1252 or another encoding';
  throw new Error(`${name}:${line}: Expected UTF-8, found ${encoding}. Save the file as UTF-8.`);
}
