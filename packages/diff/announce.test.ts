import {type ChangelogEntry, announcementOf, announcementsSince} from './announce';
import {type Comparison, toMarkdown, unannounced} from './report';
import {type Change, keyOf} from './rules';

const change: Change = {
  rule: 'response-property-removed',
  subject: 'Thing.at',
  operations: ['getThing', 'listThings'],
};
const entry = (date: string, parts: Partial<ChangelogEntry['changes'][number]>): ChangelogEntry => ({
  date,
  changes: [{kind: 'removed', description: 'Text.', operations: [], announces: [], line: 2, ...parts}],
});
const named = {operations: ['getThing', 'listThings', 'sendEmail']};

const later = '2026-05-01';
it.each<[string, boolean, ChangelogEntry, Change?]>([
  ['an entry that lists it', true, entry(later, {announces: [keyOf(change)]})],
  ['an entry that lists all its operations', true, entry(later, named)],
  ['a new entry with the date of the base', true, entry('2026-04-01', {kind: 'changed', ...named})],
  ['an entry older than the base', false, entry('2026-03-31', named)],
  ['an entry that lists only some of its operations', false, entry(later, {operations: ['getThing']})],
  ['an entry that lists another change', false, entry(later, {announces: ['operation-removed X']})],
  ['an entry about operations, if it affects none', false, entry(later, named), {...change, operations: []}],
])('%s announces a change: %s', (_name, isAnnounced, log, announced = change) => {
  const found = announcementOf(announced, announcementsSince([log], [], '2026-04-01'));
  expect(found?.date).toBe(isAnnounced ? log.date : undefined);
});

it('an entry announces nothing if the base has it, or has no date', () => {
  const before = [entry('2026-04-01', {...named, line: 9})];
  const known = announcementsSince([entry('2026-04-01', named)], before, '2026-04-01');
  expect(announcementOf(change, known)).toBeUndefined();
  expect(announcementOf(change, announcementsSince([entry(later, named)], [], undefined))).toBeUndefined();
});

describe('the report', () => {
  const comparison: Comparison = {
    base: 'main',
    changes: [
      change,
      {
        rule: 'security-changed',
        subject: 'GET /things',
        detail: 'a → b',
        operations: ['listThings'],
        announced: '2026-05-01',
      },
      {rule: 'operation-added', subject: 'POST /things', operations: ['createThing']},
    ],
  };

  it('is Markdown with instructions', () => {
    expect(toMarkdown(comparison)).toBe(`# API changes since main

2 breaking changes, 1 of them not announced; 1 addition; 0 other changes.

## Breaking

- **Not announced.** \`Thing.at\` is no longer in responses.
  Affects getThing, listThings.
  To announce it: \`response-property-removed Thing.at\`
- Announced on 2026-05-01. \`GET /things\` is authorized differently: a → b.
  Affects listThings.

## Added

- \`POST /things\` is a new operation.
  Affects createThing.
`);
    expect(toMarkdown({base: 'main', changes: []})).toContain('Clients cannot notice any difference.');
  });

  it('counts the breaking changes that are not announced', () => {
    expect(unannounced(comparison)).toEqual([change]);
  });
});
