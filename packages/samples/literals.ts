import type {Json} from '@packages/openapi';

import type {Language, Syntax} from './language';
import {fitting} from './text';

/** Invisible characters, and those that change the text direction. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes that are the same in every language. */
const common: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** The escape of JSON, JavaScript, and Java: four digits for each UTF-16 code unit. */
export const unicodeEscape = (sign: string): string =>
  sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The escape of PHP and Ruby: hexadecimal digits in braces. */
export const bracedEscape = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`;

/**
 * Escapes a string for a literal.
 *
 * @param special the characters that need a backslash
 * @param unicode escapes a character by its code point
 */
export const escapeText = (text: string, special: RegExp, unicode = unicodeEscape): string =>
  text.replace(special, '\\$&').replace(invisible, (sign) => common[sign] ?? unicode(sign));

const jsonText = (text: string): string => `"${escapeText(text, /["\\]/gu)}"`;

/** JSON itself, which some languages send as a string. */
export const json: Syntax = {
  text: jsonText,
  map: '{}',
  key: (name) => `${jsonText(name)}: `,
  comma: '',
};

/** Single quotes, unless double ones save escapes. */
const javascriptText = (text: string): string =>
  text.includes("'") && !text.includes('"') ? jsonText(text) : `'${escapeText(text, /['\\]/gu)}'`;

/** JavaScript, as modules. */
export const javascript: Language = {
  ...json,
  id: 'js',
  comment: '//',
  indent: '  ',
  text: javascriptText,
  // `__proto__` would set the prototype, unless it is computed.
  key: (name) =>
    name === '__proto__' ? "['__proto__']: " : `${/^[A-Za-z_$][\w$]*$/u.test(name) ? name : javascriptText(name)}: `,
  comma: ',',
};

/** TypeScript. Values are written like in JavaScript. */
export const typescript: Language = {...javascript, id: 'ts'};

/** In single quotes, only the quote and the backslash can be escaped; other escapes need double quotes. */
const phpText = (text: string): string => {
  const plain = escapeText(text, /['\\]/gu);
  return plain === text.replace(/['\\]/gu, '\\$&') ? `'${plain}'` : `"${escapeText(text, /["\\$]/gu, bracedEscape)}"`;
};

/** PHP 7 and newer. */
export const php: Language = {
  ...json,
  id: 'php',
  comment: '//',
  indent: '    ',
  start: '<?php\n\n',
  text: phpText,
  map: '[]',
  // An empty or zero-indexed array would be sent as a list.
  beforeMap: (names) => (names.every((name, index) => name === String(index)) ? '(object) ' : ''),
  key: (name) => `${phpText(name)} => `,
  comma: ',',
};

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;

/** Prints a value as a literal, laid out by `file`. Inner lists and objects of scalars are on one line if they fit. */
export function printLiteral(value: Json, syntax: Syntax, isInside = false): string {
  if (typeof value === 'string') {
    return syntax.text(value);
  }
  if (isScalar(value)) {
    const word = JSON.stringify(value);
    return syntax.words?.[word] ?? word;
  }
  const names = Array.isArray(value) ? undefined : Object.keys(value as object);
  const [open = '', close = ''] = names ? syntax.map : '[]';
  const start = `${names ? (syntax.beforeMap?.(names) ?? '') : ''}${open}`;
  const parts = Object.values(value as Record<string, Json>);
  if (parts.length === 0) {
    return start + close;
  }
  const lines = parts.map(
    (part, index) => `${names ? syntax.key(names[index] ?? '') : ''}${printLiteral(part, syntax, true)}`,
  );
  const block = `\n${lines.join(',\n')}`.replaceAll('\n', '\n\t');
  const broken = `${start}${block}${syntax.comma}\n${close}`;
  return isInside && parts.every(isScalar) ? fitting(`${start}${lines.join(', ')}${close}`, broken) : broken;
}
