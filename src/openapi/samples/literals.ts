import {sampleWidth} from './text';
import type {Json} from './types';

/** How a language writes values. */
export interface Syntax {
  /** One level of indentation. */
  indent: string;
  /** Quotes and escapes a string. */
  text: (text: string) => string;
  null: string;
  true: string;
  false: string;
  list: readonly [open: string, close: string];
  map: readonly [open: string, close: string];
  /** A prefix for an object with these keys, if needed. */
  beforeMap?: (names: readonly string[]) => string;
  /** A key with its separator. */
  key: (name: string) => string;
  /** Whether the last of several lines ends with a comma. */
  trailingComma: boolean;
}

/** Invisible characters, and those that change the text direction. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes that all languages share. */
const common: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** The escape of JSON, JavaScript and Java: four digits for each UTF-16 code unit. */
export function unicodeEscape(sign: string): string {
  return Array.from(
    {length: sign.length},
    (_half, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** The escape of PHP and Ruby: hexadecimal digits in braces. */
export function bracedEscape(sign: string): string {
  return `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`;
}

/**
 * Escapes a string for a literal.
 *
 * @param special the characters that need a backslash
 * @param unicode escapes a character by its code point
 */
export function escapeText(text: string, special: RegExp, unicode = unicodeEscape): string {
  return text.replace(special, '\\$&').replace(invisible, (sign) => common[sign] ?? unicode(sign));
}

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;

/** The items of a list, or the properties of an object with their keys. */
function partsOf(value: Json, syntax: Syntax): [name: string, part: Json][] {
  return Array.isArray(value)
    ? (value as readonly Json[]).map((part) => ['', part])
    : Object.entries(value as Record<string, Json>).map(([name, part]) => [syntax.key(name), part]);
}

function printScalar(value: Json, syntax: Syntax): string {
  switch (typeof value) {
    case 'string':
      return syntax.text(value);
    case 'boolean':
      return value ? syntax.true : syntax.false;
    default:
      return value === null ? syntax.null : JSON.stringify(value);
  }
}

/**
 * Prints a value as a literal of a language. A list or object of scalars is on
 * one line if it fits; the outermost object never is.
 *
 * @param margin the indentation of each line except the first
 * @param used the number of columns taken in the first line, including the margin
 */
export function printLiteral(value: Json, syntax: Syntax, margin = '', used = sampleWidth): string {
  if (isScalar(value)) {
    return printScalar(value, syntax);
  }
  const isList = Array.isArray(value);
  const [bare, close] = isList ? syntax.list : syntax.map;
  const open = `${isList ? '' : (syntax.beforeMap?.(Object.keys(value as object)) ?? '')}${bare}`;
  const parts = partsOf(value, syntax);
  if (parts.length === 0) {
    return open + close;
  }
  if (parts.every(([, part]) => isScalar(part))) {
    const inline = `${open}${parts.map(([name, part]) => name + printScalar(part, syntax)).join(', ')}${close}`;
    // One more column for the comma.
    if (used + inline.length + 1 <= sampleWidth) {
      return inline;
    }
  }
  const inner = margin + syntax.indent;
  const lines = parts.map(
    ([name, part]) => `${inner}${name}${printLiteral(part, syntax, inner, inner.length + name.length)}`,
  );
  return `${open}\n${lines.join(',\n')}${syntax.trailingComma ? ',' : ''}\n${margin}${close}`;
}
