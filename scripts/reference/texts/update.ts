import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import type {SpecText} from './findTexts';
import {type Message, type Messages, noteFor, toMessage} from './messages';
import {type Finding, textStatus, translationErrors} from './status';

/** A string to translate: its future entry in the language's file, with what the translator needs. */
export interface WorkItem extends Message {
  /** The English string. */
  readonly source: string;
  /** The translation of the earlier English string, if there is one. */
  readonly previous?: string;
}

/** What remains to be translated, by key. Translators fill in `message`. */
export type WorkList = Readonly<Record<string, WorkItem>>;

/** The additional fields of a work item. */
export const workFields = ['source', 'previous'];

/** The input of an update. */
export interface UpdateInput {
  readonly texts: readonly SpecText[];
  readonly messages: Messages;
  readonly workList: WorkList;
  /** Whether to remove orphaned translations. */
  readonly prune?: boolean;
}

/** The result of an update, down to each moved or removed translation. */
export interface Update {
  readonly messages: Messages;
  readonly workList: WorkList;
  /** Keys of translations that were imported from the work list. */
  readonly taken: readonly string[];
  /** Translations whose key changed. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Keys of removed translations. */
  readonly removed: readonly string[];
  /** Invalid entries; if there are any, nothing must be written. */
  readonly findings: readonly Finding[];
}

/**
 * Updates a language's translations: imports finished ones from the work list, moves translations
 * of renamed strings, removes orphans if told to, and lists again what is missing or stale. Nothing
 * else changes, and every removed translation is reported.
 */
export function updateTexts({texts, messages, workList, prune = false}: UpdateInput): Update {
  const byKey = new Map(texts.map((original) => [original.key, original]));
  const filled = Object.entries(workList).filter(([, {message}]) => message.trim() !== '');
  const findings: Finding[] = [
    ...filled.flatMap(([key, item]) => {
      const original = byKey.get(key);
      if (!original) {
        return [{key, what: 'is no longer a string of the spec. Remove it, or move it to the new key'}];
      }
      // Translated from an English string that has since changed: imported, but stale.
      return item.hash === sourceHash(original.english)
        ? translationErrors(original.english, item.message).map((what) => ({key, what}))
        : [];
    }),
  ];

  const next = new Map(Object.entries(messages));
  for (const [key, {message, description, hash}] of filled) {
    next.set(key, {message, description, hash});
  }

  const moved = moveRenamed(texts, next);
  const movedAway = new Set(moved.map(([from]) => from));
  const {orphaned} = textStatus(texts, Object.fromEntries(next));
  const removed = prune ? orphaned.filter((key) => !movedAway.has(key)) : [];
  [...movedAway, ...removed].forEach((key) => next.delete(key));

  for (const [key, entry] of next) {
    const original = byKey.get(key);
    next.set(key, original ? {...entry, description: noteFor(original)} : entry);
  }
  const updated = Object.fromEntries(next);
  return {
    messages: updated,
    workList: listWork(texts, updated),
    taken: filled.map(([key]) => key),
    moved,
    removed,
    findings,
  };
}

/** Moves orphaned translations to missing keys with the same English string. */
function moveRenamed(texts: readonly SpecText[], messages: Map<string, Message>): [from: string, to: string][] {
  const {missing, orphaned} = textStatus(texts, Object.fromEntries(messages));
  const wanted = new Set(missing);
  const moved: [string, string][] = [];
  for (const original of texts.filter(({key}) => wanted.has(key))) {
    const from = orphaned.find((key) => messages.get(key)?.hash === sourceHash(original.english));
    const entry = from === undefined ? undefined : messages.get(from);
    if (from !== undefined && entry) {
      messages.set(original.key, toMessage(original, entry.message));
      moved.push([from, original.key]);
    }
  }
  return moved;
}

function listWork(texts: readonly SpecText[], messages: Messages): WorkList {
  const {missing, stale} = textStatus(texts, messages);
  const open = new Set([...missing, ...stale]);
  return Object.fromEntries(
    texts
      .filter(({key}) => open.has(key))
      .map((original) => {
        const previous = messages[original.key]?.message;
        const item = {...toMessage(original, ''), source: original.english};
        return [original.key, previous === undefined ? item : {...item, previous}];
      }),
  );
}
