import {type ChangelogEntry, announcementOf} from './announce';
import {type Comparison, toMarkdown, unannounced} from './report';
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
