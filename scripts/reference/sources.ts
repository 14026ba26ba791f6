import {type ParseError, parse, printParseErrorCode} from 'jsonc-parser';
import lowerCase from 'lodash/lowerCase';
import {type Document, type Scalar, parseDocument, visit} from 'yaml';

/** A parsed file of the spec. */
export interface Source {
  file: string;
  text: string;
  /** JSON is a subset of YAML, so it is parsed as YAML. */
  document: Document.Parsed;
}

/** An error at an offset of a file. */
export interface Mistake {
  rule: string;
  offset: number;
  message: string;
}

/** Parses a file of the spec. */
export function parseSource(file: string, text: string): Source {
  return {file, text, document: parseDocument(text, {prettyErrors: false})};
}

/** How to fix the most common YAML errors. */
const yamlHints: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'A value cannot start with this character. Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'There is a second colon in this value, or the next line is indented too far. Put the value in quotes, or fix the indentation.',
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
};

/** The first syntax error of a file; the next ones usually follow from it. */
export function syntaxError({file, text, document}: Source): Mistake | undefined {
  const json = file.endsWith('.json') ? jsonError(text) : undefined;
  const [first] = document.errors;
  if (json || !first) {
    return json;
  }
  const [offset] = first.pos;
  const message =
    first.code === 'DUPLICATE_KEY'
      ? duplicateKey(text, document, offset)
      : (yamlHints[first.code] ?? `The YAML is not valid: ${first.message}.`);
  return {rule: 'syntax', offset, message};
}

function duplicateKey(text: string, document: Document, offset: number): string {
  let message = '';
  visit(document, {
    Map: (_, {items}) => {
      const keys = items.map(({key}) => key as Scalar);
      const second = keys.find(({range}) => range?.[0] === offset);
      const first = keys.find(({value}) => value === second?.value);
      if (second) {
        const line = text.slice(0, first?.range?.[0]).split('\n').length;
        message = `The key "${String(second.value)}" is already in line ${line}. Remove one of the two.`;
      }
    },
  });
  return message;
}

/** Parses JSON strictly. Redocly parses it as YAML, but other tools reject comments and trailing commas. */
function jsonError(text: string): Mistake | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  const [first] = errors;
  if (!first) {
    return undefined;
  }
  const comma = text.slice(0, first.offset).trimEnd().length - 1;
  const isExtra = text[comma] === ',' && /[\]}]/u.test(text[first.offset] ?? '');
  return isExtra
    ? {rule: 'syntax', offset: comma, message: 'JSON has no comma before a closing bracket. Remove it.'}
    : {
        rule: 'syntax',
        offset: first.offset,
        message: `The JSON is not valid at or before this character: ${lowerCase(printParseErrorCode(first.error))}. Write keys and strings in straight double quotes, a comma between entries, and no comments.`,
      };
}

/** Integers that JavaScript rounds, so that pages and tools would show a different number. */
export function unsafeNumbers({document, text}: Source): Mistake[] {
  const mistakes: Mistake[] = [];
  if (/\d{16}/u.test(text)) {
    visit(document, {
      Scalar: (_, {value, source = '', range}) => {
        if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
          const message = `JavaScript rounds ${source} to ${BigInt(value)}. Use a number of at most ${Number.MAX_SAFE_INTEGER}, or a string.`;
          mistakes.push({rule: 'safe-integer', offset: range?.[0] ?? 0, message});
        }
      },
    });
  }
  return mistakes;
}
