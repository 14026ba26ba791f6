import {isObject} from '../../../src/lib/json';
import {UserError} from '../../lib/fail';
import {parseJson} from '../../lib/json';
import {sourceHash} from '../../lib/sourceHash';
import type {SpecText} from './findTexts';

/** A translated text, in Docusaurus' format with the hash of what it translates. */
export interface Message {
  readonly message: string;
  /** For the translator: what the text is, and its file. */
  readonly description: string;
  /** {@link sourceHash} of the English text that was translated. */
  readonly hash: string;
}

/** The texts of one language by key: `i18n/<language>/api-spec.json`. */
export type Messages = Readonly<Record<string, Message>>;

const fields = ['message', 'description', 'hash'];

/** An entry of an object that is written one level deep, as all message files are. */
const entryLine = /^ {2}("(?:[^"\\]|\\.)*"):/u;

/** The lines on which each key of a message file begins, from 1. */
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

/** The line on which a key of a message file begins, from 1. */
export function lineOf(text: string, key: string): number {
  return keyLines(text).get(key)?.[0] ?? 1;
}

/** What is wrong with the form of an entry, as the end of a sentence. */
function malformed(entry: unknown, optional: readonly string[]): string | undefined {
  if (!isObject(entry)) {
    return `is no object. Expected {"message", "description", "hash"}`;
  }
  const missing = fields.find((field) => typeof entry[field] !== 'string');
  if (missing !== undefined) {
    return `has no text in "${missing}"`;
  }
  const unknown = Object.keys(entry).find((field) => !fields.includes(field) && !optional.includes(field));
  if (unknown !== undefined) {
    return `has the unknown field "${unknown}". Expected ${fields.join(', ')}`;
  }
  return /^[\da-f]{16}$/u.test(String(entry.hash)) ? undefined : 'has a hash that is not 16 hexadecimal digits';
}

/**
 * Reads a message file.
 *
 * @param name the file's name, for errors
 * @param optional further fields that an entry may have
 * @throws UserError naming file, line and key of each entry that is malformed
 */
export function parseMessages(text: string, name: string, optional: readonly string[] = []): Messages {
  const content = parseJson(text, name);
  if (!isObject(content)) {
    throw new UserError(`${name}:1: expected an object with texts by key.`);
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

/** A file's text: sorted by key, so that moving things in the spec changes no line. */
export function printMessages(messages: Messages): string {
  const sorted = Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** What a text is, by the end or the start of its key. */
const kinds: readonly [key: RegExp, what: string][] = [
  [/^operations\..*\.summary$/u, 'Name of an operation, in menus and as title of its page'],
  [/^webhooks\..*\.summary$/u, 'Name of an event, in menus and as title of its page'],
  [/^tags\..*\.title$/u, 'Name of a resource, in menus and as title'],
  [/^examples\..*\.summary$/u, 'Title of an example'],
  [/^info\.title$/u, 'Name of the API'],
  [/\.title$/u, 'Name of a variant of a field or body'],
  [/\.enum\.[^/]+$/u, 'What a value of a field means'],
  [/^links\./u, 'Where to go after an operation'],
  [/^parameters\./u, 'What a parameter does'],
  [/^headers\./u, 'What a header of an answer says'],
  [/\.properties\.[^.]+\.description$/u, 'What a field means'],
  [/(?:^|\.)responses\./u, 'What an answer means'],
  [/\.requestBody\./u, 'What is sent'],
];

/** The note for translators on a text. */
export function noteFor({key, file}: Pick<SpecText, 'key' | 'file'>): string {
  const what = kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'Text';
  return `${what} (api-spec/${file})`;
}

/** A translation of a text as it reads now. */
export function toMessage(original: Pick<SpecText, 'key' | 'file' | 'english'>, message: string): Message {
  return {message, description: noteFor(original), hash: sourceHash(original.english)};
}
