import {type Change, keyOf} from './rules';

/** How a change affects client code. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed';

/** A change in a changelog. */
export interface LoggedChange {
  readonly kind: ChangeKind;
  /** What changed, and what to do about it, in Markdown. */
  readonly description: string;
  /** The affected operations, by operationId, and events, by type. */
  readonly operations: readonly string[];
  /** The keys of the announced differences: see {@link keyOf}. */
  readonly announces: readonly string[];
  /** The line in the file. */
  readonly line: number;
}

/** The changes of one day. */
export interface ChangelogEntry {
  /** The day: `2026-11-21`. */
  readonly date: string;
  readonly changes: readonly LoggedChange[];
}

/**
 * The date of the changelog entry that lists a change.
 *
 * @param since the date of the base, before which no entry can announce a change; without one, every entry can
 */
export function announcementOf(change: Change, entries: readonly ChangelogEntry[], since = ''): string | undefined {
  const isListed = ({announces}: LoggedChange): boolean => announces.includes(keyOf(change));
  return entries.find(({date, changes}) => date >= since && changes.some(isListed))?.date;
}
