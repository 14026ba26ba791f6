import isEqual from 'lodash/isEqual';
import omit from 'lodash/omit';

import type {ChangelogEntry, LoggedChange} from '../../src/plugins/api-changelog/entries';
import {type Change, keyOf} from './rules';

/** A changelog change that can announce differences, with the date of its entry. */
export interface Announcement extends LoggedChange {
  readonly date: string;
}

/** The kinds of changelog changes that can announce a breaking change. */
const announcingKinds: readonly LoggedChange['kind'][] = ['changed', 'removed'];

/**
 * The entries that can announce differences from a base: entries that the base does not have, dated
 * the same day or later.
 *
 * @param since the date of the base; without one, no entry is later
 * @param kinds the kinds that count: by default those that can announce a breaking change
 */
export function announcementsSince(
  entries: readonly ChangelogEntry[],
  baseEntries: readonly ChangelogEntry[],
  since: string | undefined,
  kinds: readonly LoggedChange['kind'][] = announcingKinds,
): Announcement[] {
  const flatten = (list: readonly ChangelogEntry[]): Announcement[] =>
    list.flatMap(({date, changes}) => changes.map((change) => ({...change, date})));
  const known = flatten(baseEntries);
  return flatten(entries).filter(
    (one) =>
      since !== undefined &&
      one.date >= since &&
      kinds.includes(one.kind) &&
      !known.some((other) => isEqual(omit(other, 'line'), omit(one, 'line'))),
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
