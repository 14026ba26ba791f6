import {type ChangelogEntry, announcementOf} from './announce';
import {type Change, keyOf} from './rules';

const change: Change = {
  rule: 'response-property-removed',
  subject: 'Thing.at',
  operations: ['getThing', 'listThings'],
};
const entry = (date: string, announces: string[]): ChangelogEntry => ({
  date,
  changes: [{kind: 'removed', description: 'Text.', operations: ['getThing'], announces, line: 2}],
});

it('a change is announced by an entry that lists it and is not older than the base', () => {
  const log = [entry('2026-04-01', [keyOf(change)]), entry('2026-05-01', ['operation-removed X'])];
  expect(announcementOf(change, log)).toBe('2026-04-01');
  expect(announcementOf(change, log, '2026-04-01')).toBe('2026-04-01');
  expect(announcementOf(change, log, '2026-04-02')).toBeUndefined();
});
