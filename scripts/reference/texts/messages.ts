import {isObject} from '../../../src/lib/json';
import {UserError} from '../../lib/fail';
import {parseJson} from '../../lib/json';
import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import type {SpecText} from './findTexts';

/** A translation, in Docusaurus' format with the hash of its source. */
export interface Message {
  readonly message: string;
  /** For the translator: a description of the string, and its file. */
  readonly description: string;
  /** {@link sourceHash} of the English source. */
  readonly hash: string;
}

/** The translations of a language by key: `i18n/<language>/api-spec.json`. */
export type Messages = Readonly<Record<string, Message>>;

const fields = ['message', 'description', 'hash'];

/** Matches an entry of an object, as all message files are formatted. */
const entryLine = /^ {2}("(?:[^"\\]|\\.)*"):/u;

/** The lines on which each key of a message file begins, starting at 1. */
function keyLines(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  text.split('\n').forEach((line, index) => {
    const quoted = entryLine.exec(line)?.[1];
    if (quoted !== undefined) {
      const key = JSON.parse(quoted) as string;
      lines.set(key, [...(lines.get(key) ?? []), index + 1]);
    }
  });
  return lines;
}

/** The line on which a key of a message file begins, starting at 1. */
export function lineOf(text: string, key: string): number {
  return keyLines(text).get(key)?.[0] ?? 1;
}

/** Validates the format of an entry; returns the predicate of an error. */
function malformed(entry: unknown, optional: readonly string[]): string | undefined {
  if (!isObject(entry)) {
    return `is not an object. Expected {"message", "description", "hash"}`;
  }
  const missing = fields.find((field) => typeof entry[field] !== 'string');
  if (missing !== undefined) {
    return `has no string in "${missing}"`;
  }
  const unknown = Object.keys(entry).find((field) => !fields.includes(field) && !optional.includes(field));
  if (unknown !== undefined) {
    return `has the unknown field "${unknown}". Expected ${fields.join(', ')}`;
  }
  return /^[\da-f]{16}$/u.test(String(entry.hash)) ? undefined : 'has a hash that is not 16 hexadecimal digits';
}

/**
 * Parses a message file.
 *
 * @param name the file's name, for errors
 * @param optional other fields that an entry may have
 * @throws UserError with the file, line and key of each malformed entry
 */
export function parseMessages(text: string, name: string, optional: readonly string[] = []): Messages {
  const content = parseJson(text, name);
  if (!isObject(content)) {
    throw new UserError(`${name}:1: expected an object with entries by key.`);
  }
  const twice = [...keyLines(text)].filter(([, lines]) => lines.length > 1);
  const findings = [
    ...twice.map(([key, lines]) => `${name}:${lines.at(-1) ?? 1}: "${key}" appears twice. Remove one.`),
    ...Object.entries(content).flatMap(([key, entry]) => {
      const what = malformed(entry, optional);
      return what === undefined
        ? []
        : [`${name}:${lineOf(text, key)}: "${key}" ${what}. Write it with npm run api:texts.`];
    }),
  ];
  if (findings.length > 0) {
    throw new UserError(findings.join('\n'));
  }
  return content as Messages;
}

/** Formats a file: sorted by key, so that moving things in the spec changes no line. */
export function printMessages(messages: Messages): string {
  const sorted = Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** What a string is, by the start or the end of its key. */
const kinds: readonly [key: RegExp, what: string][] = [
  [/^operations\..*\.summary$/u, 'Name of an operation, in menus and as the title of its page'],
  [/^webhooks\..*\.summary$/u, 'Name of an event, in menus and as the title of its page'],
  [/^tags\..*\.title$/u, 'Name of a resource, in menus and as a title'],
  [/^examples\..*\.summary$/u, 'Title of an example'],
  [/^info\.title$/u, 'Name of the API'],
  [/\.title$/u, 'Name of a variant of a field or body'],
  [/\.enum\.[^/]+$/u, 'What a value of a field means'],
  [/^links\./u, 'Where to go after an operation'],
  [/^parameters\./u, 'What a parameter does'],
  [/^headers\./u, 'What a response header means'],
  [/\.properties\.[^.]+\.description$/u, 'What a field means'],
  [/(?:^|\.)responses\./u, 'What a response means'],
  [/\.requestBody\./u, 'What is sent'],
];

/** The description of a string for translators. */
export function noteFor({key, file}: Pick<SpecText, 'key' | 'file'>): string {
  const what = kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'Text';
  return `${what} (api-spec/${file})`;
}

/** A translation of the current English string. */
export function toMessage(original: Pick<SpecText, 'key' | 'file' | 'english'>, message: string): Message {
  return {message, description: noteFor(original), hash: sourceHash(original.english)};
}
