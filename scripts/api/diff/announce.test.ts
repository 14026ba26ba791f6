import type {ChangelogEntry} from '../../../src/plugins/api-changelog/entries';
import {announcementOf, announcementsSince} from './announce';
import {type Comparison, toMarkdown, unannounced} from './report';
import {type Change, keyOf} from './rules';

const change: Change = {
  rule: 'response-property-removed',
  subject: 'Thing.at',
  operations: ['getThing', 'listThings'],
};
const entry = (date: string, parts: Partial<ChangelogEntry['changes'][number]>): ChangelogEntry => ({
  file: `${date}.yaml`,
  date,
  changes: [{kind: 'removed', description: 'Text.', operations: [], announces: [], line: 2, ...parts}],
});
const named = {operations: ['getThing', 'listThings', 'sendEmail']};

describe('a change is announced', () => {
  it.each([
    ['by an entry that lists it', entry('2026-05-01', {announces: [keyOf(change)]})],
    ['by an entry that lists all its operations', entry('2026-05-01', named)],
    ['by a new entry with the date of the base', entry('2026-04-01', {kind: 'changed', ...named})],
  ])('%s', (_name, log) => {
    const announcements = announcementsSince([log], [], '2026-04-01');
    expect(announcementOf(change, announcements)?.date).toBe(log.date);
  });
});

describe('a change is not announced', () => {
  it.each([
    ['by an entry older than the base', entry('2026-03-31', named), [], '2026-04-01'],
    [
      'by an entry that is already in the base',
      entry('2026-04-01', named),
      [entry('2026-04-01', {...named, line: 9})],
      '2026-04-01',
    ],
    [
      'by an entry that lists only some of its operations',
      entry('2026-05-01', {operations: ['getThing']}),
      [],
      '2026-04-01',
    ],
    [
      'by an entry that lists another change',
      entry('2026-05-01', {announces: ['operation-removed X']}),
      [],
      '2026-04-01',
    ],
    ['by an entry about an addition', entry('2026-05-01', {kind: 'added', ...named}), [], '2026-04-01'],
    ['where the base has no date', entry('2026-05-01', named), [], undefined],
  ])('%s', (_name, log, base, since) => {
    expect(announcementOf(change, announcementsSince([log], base, since))).toBeUndefined();
  });

  it('by its operations if it affects none', () => {
    const server: Change = {rule: 'server-removed', subject: 'https://a.example', operations: []};
    expect(announcementOf(server, announcementsSince([entry('2026-05-01', named)], [], '2026-04-01'))).toBeUndefined();
  });
});

describe('the report', () => {
  const comparison: Comparison = {
    base: 'main',
    changes: [
      change,
      {
        rule: 'scope-changed',
        subject: 'GET /things',
        detail: 'a → b',
        operations: ['listThings'],
        announced: '2026-05-01',
      },
      {rule: 'operation-added', subject: 'POST /things', operations: ['createThing']},
    ],
  };

  it('is Markdown with instructions', () => {
    expect(toMarkdown(comparison)).toBe(`# Changes of the API since main

2 breaking changes, 1 of them not announced; 1 addition; 0 other changes.

## Breaking

- **Not announced.** \`Thing.at\` is no longer in responses.
  Affects getThing, listThings.
  To announce it: \`response-property-removed Thing.at\`
- Announced on 2026-05-01. \`GET /things\` requires a different scope: a → b.
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
