import isEqual from 'lodash/isEqual';
import omit from 'lodash/omit';

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
  /** The differences it announces, by {@link keyOf}. */
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

/** A changelog change that can announce differences, with the date of its entry. */
export interface Announcement extends LoggedChange {
  readonly date: string;
}

/**
 * The changes in a changelog that can announce differences from a base: those that the base does not have, dated the
 * same day or later.
 *
 * @param since the date of the base; without one, no entry is later
 */
export function announcementsSince(
  entries: readonly ChangelogEntry[],
  baseEntries: readonly ChangelogEntry[],
  since: string | undefined,
): Announcement[] {
  const flatten = (list: readonly ChangelogEntry[]): Announcement[] =>
    list.flatMap(({date, changes}) => changes.map((change) => ({...change, date})));
  const known = flatten(baseEntries).map((change) => omit(change, 'line'));
  return flatten(entries).filter(
    (one) => since !== undefined && one.date >= since && !known.some((other) => isEqual(other, omit(one, 'line'))),
  );
}

/** Finds the announcement of a change: one that lists the change itself, or all operations that it affects. */
export function announcementOf(change: Change, announcements: readonly Announcement[]): Announcement | undefined {
  const {operations} = change;
  return announcements.find(
    ({announces, operations: named}) =>
      announces.includes(keyOf(change)) ||
      (operations.length > 0 && operations.every((operation) => named.includes(operation))),
  );
}

/** Whether a changelog change can announce a breaking change. */
export const isWarning = ({kind}: LoggedChange): boolean => kind === 'changed' || kind === 'removed';
