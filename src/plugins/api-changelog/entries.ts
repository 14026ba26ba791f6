import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {LineCounter, type Node, parseDocument} from 'yaml';
import * as z from 'zod';

import {type ChangeKind, changeKinds} from '../../data/changeKinds';
import {issuesOf} from '../../lib/issues';
import {decodeText} from '../../lib/text';

/**
 * The changelog of the API as data: one file per day in `api-spec/changelog/`,
 * named by its date. See api-spec/README.md.
 */

/** The directory of the changelog, from the repository's root. */
export const changelogDir = path.posix.join('api-spec', 'changelog');

/** One change of the API. */
export interface LoggedChange {
  readonly kind: ChangeKind;
  /** What changed, and what to do about it, in Markdown. */
  readonly description: string;
  /** The affected operations, by operationId, and events, by type. */
  readonly operations: readonly string[];
  /** The differences it announces, as `npm run api:diff` reports them. */
  readonly announces: readonly string[];
  /** The line in the file. */
  readonly line: number;
}

/** The changes of one day. */
export interface ChangelogEntry {
  /** Relative to the repository. */
  readonly file: string;
  /** The day: `2026-11-21`. */
  readonly date: string;
  /** The version released on this day, if any. */
  readonly version?: string;
  readonly changes: readonly LoggedChange[];
}

/** Invalid entries; each finding has file and line. */
export class ChangelogError extends Error {
  override name = 'ChangelogError';

  constructor(readonly findings: readonly string[]) {
    super([...findings, 'Fix this and try again. See api-spec/README.md for the format of an entry.'].join('\n'));
  }
}

/** Whether a string is a valid calendar day. */
export function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

const listOf = (pattern: RegExp, expected: string) =>
  z
    .array(z.string(expected).regex(pattern, expected), `a list, each item ${expected}`)
    .refine((items) => new Set(items).size === items.length, 'a list without duplicates')
    .default([]);

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
 * @param file the path, whose name is the date
 * @throws ChangelogError with file and line of every error
 */
export function parseEntry(file: string, text: string): ChangelogEntry {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  const lineOf = (keys: readonly (string | number)[]): number => {
    const node = document.getIn(keys, true) as Node | null | undefined;
    return node?.range ? lineAt(node.range[0]) : keys.length > 0 ? lineOf(keys.slice(0, -1)) : 1;
  };
  const date = /([^/]+)\.yaml$/u.exec(file)?.[1] ?? '';
  const findings = isDate(date)
    ? []
    : [`${file}:1: the file name is not a date. Expected a day such as 2026-11-21.yaml.`];
  const [syntax] = document.errors;
  if (syntax) {
    throw new ChangelogError([...findings, `${file}:${lineAt(syntax.pos[0])}: ${syntax.message}. Fix the syntax.`]);
  }
  const {data, error} = schema.safeParse(document.toJS());
  for (const {path: keys, expected} of issuesOf(error, 'no such key')) {
    const name = keys.join('.') || 'the entry';
    findings.push(`${file}:${lineOf(keys)}: "${name}" is wrong. Expected ${expected}.`);
  }
  if (!data || findings.length > 0) {
    throw new ChangelogError(findings);
  }
  return {
    file,
    date,
    version: data.version,
    changes: data.changes.map((change, index) => ({...change, line: lineOf(['changes', index])})),
  };
}

/**
 * Reads the days of the changelog, in the order of their dates; none if there
 * is no directory.
 *
 * @param root the repository's root, or a directory with an earlier state of it
 * @throws ChangelogError with file and line of every error
 */
export async function readEntries(root: string): Promise<ChangelogEntry[]> {
  const dir = path.join(root, changelogDir);
  const names = await readdir(dir).catch(() => []);
  const findings: string[] = [];
  const entries: ChangelogEntry[] = [];
  for (const name of names.filter((entry) => entry !== 'README.md').sort()) {
    try {
      entries.push(
        parseEntry(
          `${changelogDir}/${name}`,
          decodeText(await readFile(path.join(dir, name)), `${changelogDir}/${name}`),
        ),
      );
    } catch (error) {
      if (!(error instanceof ChangelogError)) {
        throw error;
      }
      findings.push(...error.findings);
    }
  }
  if (findings.length > 0) {
    throw new ChangelogError(findings);
  }
  return entries;
}

/**
 * Sorts the days, the newest first, and checks them against the spec and each other.
 *
 * @param known the operations and events of the spec
 * @throws ChangelogError with file and line of every error
 */
export function checkEntries(entries: readonly ChangelogEntry[], known: ReadonlySet<string>): ChangelogEntry[] {
  const sorted = [...entries].sort((a, b) => (a.date < b.date ? 1 : -1));
  const removedOn = new Map<string, string>();
  for (const {date, changes} of sorted) {
    for (const {kind, operations} of changes) {
      if (kind === 'removed') {
        operations.filter((name) => !removedOn.has(name)).forEach((name) => removedOn.set(name, date));
      }
    }
  }
  const findings = sorted.flatMap(({file, date, changes}) =>
    changes.flatMap(({operations, line}) =>
      operations
        .filter((name) => !known.has(name) && (removedOn.get(name) ?? '') < date)
        .map(
          (name) =>
            `${file}:${line}: the API has no operation or event "${name}". Expected one of the spec, or one that an entry of this day or later lists as removed.`,
        ),
    ),
  );
  const versions = sorted.filter(({version}) => version !== undefined);
  versions.slice(1).forEach(({file, version}, index) => {
    if (compareVersions(versions[index]?.version ?? '', version ?? '') <= 0) {
      findings.push(
        `${file}:1: version ${version ?? ''} is not below ${versions[index]?.version ?? ''}, which came later. Fix one of them.`,
      );
    }
  });
  if (findings.length > 0) {
    throw new ChangelogError(findings);
  }
  return sorted;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}
