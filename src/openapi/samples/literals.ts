import type {Json} from './types';

/** How a language writes values. */
export interface Syntax {
  /** One level of indentation. */
  indent: string;
  /** Quotes and escapes a text. */
  text: (text: string) => string;
  null: string;
  true: string;
  false: string;
  list: readonly [open: string, close: string];
  map: readonly [open: string, close: string];
  /** What has to stand before an object with these names, if anything. */
  beforeMap?: (names: readonly string[]) => string;
  /** A name with what separates it from its value. */
  key: (name: string) => string;
  /** Whether a comma may stand after the last of several lines. */
  trailingComma: boolean;
}

/** How wide a line may be before a value is spread over several. */
const width = 80;

/** Signs that nobody can see in a sample, or that turn its direction around. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The escapes that all languages here have in common. */
const common: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** The escape that JSON, JavaScript, Java and C have: four digits for each half of a sign. */
export function unicodeEscape(sign: string): string {
  return Array.from(
    {length: sign.length},
    (_half, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** The escape that PHP and Ruby have: any number of digits in braces. */
export function bracedEscape(sign: string): string {
  return `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`;
}

/**
 * Escapes a text for a literal.
 *
 * @param special the signs of the language that need a backslash
 * @param unicode how the language writes a sign by its number
 */
export function escapeText(text: string, special: RegExp, unicode = unicodeEscape): string {
  return text.replace(special, '\\$&').replace(invisible, (sign) => common[sign] ?? unicode(sign));
}

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;

/** The parts of a list or an object; an object's with their names. */
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
 * Prints a value as a literal of a language. What holds scalars only and fits
 * stands on one line; the outermost object never does.
 *
 * @param margin what stands before each line of the literal, except before its first
 * @param used how many columns of the first line are taken, the margin included
 */
export function printLiteral(value: Json, syntax: Syntax, margin = '', used = width): string {
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
    if (used + inline.length + 1 <= width) {
      return inline;
    }
  }
  const inner = margin + syntax.indent;
  const lines = parts.map(
    ([name, part]) => `${inner}${name}${printLiteral(part, syntax, inner, inner.length + name.length)}`,
  );
  return `${open}\n${lines.join(',\n')}${syntax.trailingComma ? ',' : ''}\n${margin}${close}`;
}
