import {changeKinds} from '../../src/data/changeKinds';
import {checkEntries, parseEntry} from '../../src/plugins/api-changelog/entries';
import {announcementsSince} from './announce';
import {draftChanges, printDraft} from './draft';
import type {Change} from './rules';

const changes: Change[] = [
  {rule: 'response-property-removed', subject: 'Thing.at', operations: ['getThing', 'listThings']},
  {rule: 'operation-added', subject: 'POST /things', operations: ['createThing']},
  {rule: 'response-property-removed', subject: 'Thing.by', operations: ['getThing', 'listThings']},
  {rule: 'scope-changed', subject: 'GET /things', detail: 'a → b', operations: ['listThings']},
  {rule: 'operation-deprecated', subject: 'GET /things', operations: ['listThings']},
  {rule: 'server-removed', subject: 'https://a.example', operations: []},
];
const known = new Set(['getThing', 'listThings', 'createThing']);

it('drafts one change for all differences of the same kind in the same operations', () => {
  const drafts = draftChanges(changes, []);
  expect(drafts.map(({kind, operations, announces}) => [kind, operations, announces.length])).toEqual([
    ['added', ['createThing'], 1],
    ['changed', ['listThings'], 1],
    ['deprecated', ['listThings'], 1],
    ['removed', ['getThing', 'listThings'], 2],
    ['removed', [], 1],
  ]);
  expect(drafts[3]?.description).toBe('`Thing.at` is no longer in responses. `Thing.by` is no longer in responses.');
});

it('drafts a valid entry that announces everything, so that nothing is drafted twice', () => {
  const text = printDraft(draftChanges(changes, []), 'main (1234567890)');
  expect(text).toMatch(/^# Drafted from the differences from main \(1234567890\)\./u);
  const entries = checkEntries([parseEntry('api-spec/changelog/2026-05-01.yaml', text)], known);
  expect(draftChanges(changes, announcementsSince(entries, [], '2026-05-01', changeKinds))).toEqual([]);
});

it('drafts only unannounced changes', () => {
  const entry = parseEntry(
    '2026-05-01.yaml',
    'changes: [{kind: added, description: Text., operations: [createThing]}]',
  );
  const drafts = draftChanges(changes, announcementsSince([entry], [], '2026-05-01', changeKinds));
  expect(drafts.flatMap(({announces}) => announces)).not.toContain('operation-added POST /things');
  expect(drafts).toHaveLength(4);
});
