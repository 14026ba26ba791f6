import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {ChangelogEntry as ChangesOfDay} from '@packages/diff';
import {decodeText, readYaml, throwIfAny} from '@packages/files';
import * as z from 'zod';

import {changeKinds} from '../../data/changeKinds';

/** The changelog's directory: one file per day, named after its date. See api-spec/README.md. */
export const changelogDir = 'api-spec/changelog';

/** The changes of one day, with their file. */
export interface ChangelogEntry extends ChangesOfDay {
  /** Relative to the repository. */
  readonly file: string;
  /** The version released on this day, if any. */
  readonly version?: string;
}

/** Whether a string is a valid calendar day. */
export const isDate = (text: string): boolean => z.iso.date().safeParse(text).success;

const listOf = (pattern: RegExp, expected: string) =>
  z.array(z.string(expected).regex(pattern, expected), `a list, each item ${expected}`).default([]);

const sentences = 'sentences that start with a capital letter and end with a period';
const changesExpected = 'a list of changes';

/** The format of an entry. Each message describes the expected value. */
const schema = z.strictObject(
  {
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/u, 'a version such as 1.2.0')
      .optional(),
    changes: z
      .array(
        z.strictObject(
          {
            kind: z.enum(changeKinds, `one of ${changeKinds.join(', ')}`),
            description: z.string(sentences).regex(/^\s*[\p{Lu}`*[][^]*[.)]\s*$/u, sentences),
            operations: listOf(/^[A-Za-z][\w.]*$/u, 'an operationId or an event type'),
            announces: listOf(/^[a-z-]+ \S/u, 'a change as api:diff reports it'),
          },
          'a mapping with kind, description, operations and announces',
        ),
        changesExpected,
      )
      .min(1, changesExpected),
  },
  'a mapping with version and changes',
);

/**
 * Parses one day of the changelog.
 *
 * @param file the path; the file is named after the date
 * @throws UserError with file and line of every error
 */
export function parseEntry(file: string, text: string): ChangelogEntry {
  const date = path.posix.basename(file, '.yaml');
  const {value, issues, lineOf} = readYaml(text, schema, 'no such key');
  const findings = [
    ...(isDate(date) ? [] : [`${file}:1: the file name is not a date. Expected a day such as 2026-11-21.yaml.`]),
    ...issues.map(
      ({field, line, expected}) => `${file}:${line}: "${field || 'the entry'}" is wrong. Expected ${expected}.`,
    ),
  ];
  throwIfAny(findings);
  const changes = (value?.changes ?? []).map((change, index) => ({...change, line: lineOf(['changes', index])}));
  return {file, date, version: value?.version, changes};
}

/**
 * Reads the days of the changelog, newest first; none if there is no directory.
 *
 * @throws UserError with file and line of every error in the first invalid file
 */
export function readEntries(root: string): ChangelogEntry[] {
  const dir = path.join(root, changelogDir);
  const names = existsSync(dir) ? readdirSync(dir) : [];
  return names
    .sort()
    .reverse()
    .map((name) => {
      const file = `${changelogDir}/${name}`;
      return parseEntry(file, decodeText(readFileSync(path.join(dir, name)), file));
    });
}

/**
 * Checks that entries, newest first, list only operations and events that are in the spec or that were removed on the
 * same day or later.
 *
 * @param known the operations and events of the spec
 * @throws UserError with file and line of every error
 */
export function checkEntries(entries: readonly ChangelogEntry[], known: {has: (name: string) => boolean}): void {
  // Entries are sorted newest first, so this finds the latest removal.
  const removedOn = (name: string): string =>
    entries.find(({changes}) => changes.some(({kind, operations}) => kind === 'removed' && operations.includes(name)))
      ?.date ?? '';
  throwIfAny(
    entries.flatMap(({file, date, changes}) =>
      changes.flatMap(({operations, line}) =>
        operations
          .filter((name) => !known.has(name) && removedOn(name) < date)
          .map(
            (name) =>
              `${file}:${line}: the API has no operation or event "${name}". Expected one from the spec, or one that an entry from this day or later lists as removed.`,
          ),
      ),
    ),
  );
}

/** Reads the changelog, and checks it with {@link checkEntries}. */
export function readChangelog(root: string, known: {has: (name: string) => boolean}): ChangelogEntry[] {
  const entries = readEntries(root);
  checkEntries(entries, known);
  return entries;
}
