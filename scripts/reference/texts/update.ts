import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import type {SpecText} from './findTexts';
import {type Message, type Messages, noteFor, toMessage} from './messages';
import {type Finding, textStatus, translationErrors} from './status';

/** A text to translate: as it will be in the language's file, with what the translator needs. */
export interface WorkItem extends Message {
  /** The English text. */
  readonly source: string;
  /** The translation of an earlier English text, where there is one. */
  readonly previous?: string;
}

/** What is left to translate, by key. A translator fills in `message`. */
export type WorkList = Readonly<Record<string, WorkItem>>;

/** What a work item has besides the fields of a message. */
export const workFields = ['source', 'previous'];

/** What an update starts from. */
export interface UpdateInput {
  readonly texts: readonly SpecText[];
  readonly messages: Messages;
  readonly workList: WorkList;
  /** Whether orphaned translations are removed. */
  readonly prune?: boolean;
}

/** What an update does, down to each translation that moves or goes. */
export interface Update {
  readonly messages: Messages;
  readonly workList: WorkList;
  /** Keys of translations that came from the work list. */
  readonly taken: readonly string[];
  /** Translations whose text only has another key now. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Keys of translations that were removed. */
  readonly removed: readonly string[];
  /** What cannot be taken over; then nothing must be written. */
  readonly findings: readonly Finding[];
}

/**
 * Brings a language's texts up to date: takes what was filled in into the work
 * list, moves translations whose text was renamed, removes orphaned ones if told to, and lists anew what is missing or stale. Nothing else changes,
 * and no translation goes without being named.
 */
export function updateTexts({texts, messages, workList, prune = false}: UpdateInput): Update {
  const byKey = new Map(texts.map((original) => [original.key, original]));
  const filled = Object.entries(workList).filter(([, {message}]) => message.trim() !== '');
  const findings: Finding[] = [
    ...filled.flatMap(([key, item]) => {
      const original = byKey.get(key);
      if (!original) {
        return [{key, what: 'is no text of the spec any more. Remove it, or move it to the new key'}];
      }
      // Filled in for an English text that has changed since: it is taken, and is stale.
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

/** Gives the translation of an orphaned key to each missing key with the same English text. */
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
