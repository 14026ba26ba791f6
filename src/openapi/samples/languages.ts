import {type Syntax, bracedEscape, escapeText, unicodeEscape} from './literals';

const jsonText = (text: string): string => `"${escapeText(text, /["\\]/gu)}"`;

/** JSON itself, for languages that send a string. */
export const json: Syntax = {
  indent: '  ',
  text: jsonText,
  null: 'null',
  true: 'true',
  false: 'false',
  list: ['[', ']'],
  map: ['{', '}'],
  key: (name) => `${jsonText(name)}: `,
  trailingComma: false,
};

/** Single quotes, unless double ones save escapes. */
const javascriptText = (text: string): string =>
  text.includes("'") && !text.includes('"') ? jsonText(text) : `'${escapeText(text, /['\\]/gu)}'`;

/** JavaScript and TypeScript. */
export const javascript: Syntax = {
  ...json,
  text: javascriptText,
  // `__proto__` would set the prototype, unless it is computed.
  key: (name) =>
    name === '__proto__' ? "['__proto__']: " : `${/^[A-Za-z_$][\w$]*$/u.test(name) ? name : javascriptText(name)}: `,
  trailingComma: true,
};

const pythonEscape = (sign: string): string =>
  sign.length === 1 ? unicodeEscape(sign) : `\\U${(sign.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;

const pythonText = (text: string): string => `"${escapeText(text, /["\\]/gu, pythonEscape)}"`;

/** Python 3. */
export const python: Syntax = {
  ...json,
  indent: '    ',
  text: pythonText,
  key: (name) => `${pythonText(name)}: `,
  null: 'None',
  true: 'True',
  false: 'False',
  trailingComma: true,
};

/** Single-quoted strings escape only the quote and the backslash; other escapes need double quotes. */
const phpText = (text: string): string => {
  const plain = escapeText(text, /['\\]/gu);
  return plain === text.replace(/['\\]/gu, '\\$&') ? `'${plain}'` : `"${escapeText(text, /["\\$]/gu, bracedEscape)}"`;
};

/** PHP 7 and newer. */
export const php: Syntax = {
  ...json,
  indent: '    ',
  text: phpText,
  map: ['[', ']'],
  // An empty or zero-indexed array would be sent as a list.
  beforeMap: (names) => (names.every((name, index) => name === String(index)) ? '(object) ' : ''),
  key: (name) => `${phpText(name)} => `,
  trailingComma: true,
};

/** In double quotes, a number sign can start an interpolation. */
const rubyText = (text: string): string => `"${escapeText(text, /["\\]|#(?=[{$@])/gu, bracedEscape)}"`;

/** Ruby 2.7 and newer. */
export const ruby: Syntax = {
  ...json,
  text: rubyText,
  null: 'nil',
  key: (name) => `${/^[a-z_][a-z0-9_]*$/u.test(name) ? name : rubyText(name)}: `,
  trailingComma: false,
};
