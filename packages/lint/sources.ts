import {jsonError} from '@packages/files';
import {type Document, isScalar, parseDocument, visit} from 'yaml';

/** A parsed file of the spec. */
export interface Source {
  file: string;
  text: string;
  /** JSON is a subset of YAML, so it is parsed as YAML. */
  document: Document.Parsed;
  /** The offset at which it is nested too deeply to be parsed. */
  tooDeep?: number;
}

/** An error at an offset in a file. */
export interface Mistake {
  rule: string;
  offset: number;
  message: string;
}

/** More brackets than a spec has open at a time; a parser that runs out of stack can end the process. */
const maxDepth = 1000;

/** The offset of the first bracket that exceeds {@link maxDepth}; brackets in strings count, too. */
function tooDeepIn(text: string): number | undefined {
  let depth = 0;
  for (const {0: bracket, index} of text.matchAll(/[[\]{}]/gu)) {
    depth = /[[{]/u.test(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > maxDepth) {
      return index;
    }
  }
  return undefined;
}

/** Parses a file of the spec. */
export function parseSource(file: string, text: string): Source {
  const tooDeep = tooDeepIn(text);
  return {file, text, document: parseDocument(tooDeep === undefined ? text : '', {prettyErrors: false}), tooDeep};
}

/** How to fix the most common YAML errors. */
const yamlHints: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'A value cannot start with this character. Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'There is a second colon in this value, or the next line is indented too far. Put the value in quotes, or fix the indentation.',
  DUPLICATE_KEY: 'The object already has a value with this key. Remove one of the two.',
  MULTIPLE_DOCS: 'The file has more than one document. Move what follows --- to a file of its own.',
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
};

/**
 * The first syntax error of a file; the next ones usually follow from it. JSON is parsed strictly: Redocly parses it as
 * YAML, but other tools reject comments and trailing commas.
 */
export function syntaxError({file, text, document, tooDeep}: Source): Mistake | undefined {
  if (tooDeep !== undefined) {
    const message = 'The lists and objects are nested too deeply here. Nest fewer of them.';
    return {rule: 'syntax', offset: tooDeep, message};
  }
  const [first] = document.errors;
  const inYaml = first && {
    offset: first.pos[0],
    message: yamlHints[first.code] ?? `The YAML is not valid: ${first.message}.`,
  };
  const error = (file.endsWith('.json') ? jsonError(text) : undefined) ?? inYaml ?? aliasError({file, text, document});
  return error && {rule: 'syntax', ...error};
}

/** Aliases that repeat each other, whose content grows exponentially. */
function aliasError({text, document}: Source): Omit<Mistake, 'rule'> | undefined {
  const offset = text.search(/\*\w/u);
  try {
    if (offset >= 0) {
      document.toJS();
    }
    return undefined;
  } catch {
    return {offset, message: 'The aliases (*name) repeat too much content. Write it once, in a file of its own.'};
  }
}

/** The first reference to another server, which Redocly would send a request to. */
export function remoteReference({document, text}: Source): Mistake | undefined {
  let mistake: Mistake | undefined;
  if (text.includes('://')) {
    visit(document, {
      Pair: (_, {key, value}) => {
        if (isScalar(key) && key.value === '$ref' && isScalar(value) && /^\w+:\/\//u.test(String(value.value))) {
          const message = 'The $ref points to another server. Save its file in the spec, and refer to that.';
          mistake ??= {rule: 'remote-ref', offset: value.range?.[0] ?? 0, message};
        }
      },
    });
  }
  return mistake;
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
