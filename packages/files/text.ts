import {isUtf8} from 'node:buffer';

import {UserError} from './fail';

/** Normalizes line endings to LF, and removes the byte order mark. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
}

/** Patterns that a text file must not match, with their error messages. */
const forbidden: readonly [RegExp, (lines: string) => string][] = [
  [
    /^[ \t]*(?:<{7}|\|{7}|>{7}) \S.*(?:[^]*?^[ \t]*>{7} \S.*)?/mu,
    (lines) =>
      `A merge conflict is not resolved: ${lines}. Keep the lines that you want, and remove the conflict markers.`,
  ],
  [
    /[\u202A-\u202E\u2066-\u2069]/u,
    () => 'An invisible character here changes the text direction (bidirectional control). Remove it.',
  ],
  [
    /(?!^)\uFEFF|[\u200B\0]/u,
    () => 'There is an invisible character here, such as NUL or a zero-width space. Remove it.',
  ],
];

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The first error in a text file: an encoding other than UTF-8, a merge conflict, or an invisible character. */
export function textError(bytes: Uint8Array): {offset: number; message: string} | undefined {
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  // UTF-16 has a byte order mark, or about half of its bytes are zero.
  const isMarked = /^(?:fffe|feff)/u.test(Buffer.from(bytes.subarray(0, 2)).toString('hex'));
  const isWide = isMarked || bytes.filter((byte) => byte === 0).length > bytes.length / 4;
  if (!isUtf8(bytes) || isWide) {
    const encoding = isWide ? 'UTF-16' : 'Latin-1, Windows-1252, or another encoding';
    return {offset: text.search(/[\uFFFD\0]/u), message: `Expected UTF-8, found ${encoding}. Save the file as UTF-8.`};
  }
  for (const [pattern, message] of forbidden) {
    const {index: offset, 0: match = ''} = pattern.exec(text) ?? {};
    if (offset !== undefined) {
      const [first, last] = [lineAt(text, offset), lineAt(text, offset + match.length)];
      return {offset, message: message(first === last ? `line ${first}` : `lines ${first} to ${last}`)};
    }
  }
  return undefined;
}

/**
 * Decodes a text file with any line endings.
 *
 * @param name the file, for the error
 * @throws UserError with the file and line of a {@link textError}
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const text = new TextDecoder().decode(bytes);
  const error = textError(bytes);
  if (error) {
    throw new UserError(`${name}:${lineAt(text, error.offset)}: ${error.message}`);
  }
  return plainText(text);
}
