import {parse} from 'yaml';

import {type ChangelogEntry, type LoggedChange, announcementOf} from './announce';
import {draftChanges, printDraft} from './draft';
import type {Change} from './rules';

const changes: Change[] = [
  {rule: 'response-property-removed', subject: 'Thing.at', operations: ['getThing', 'listThings']},
  {rule: 'operation-added', subject: 'POST /things', operations: ['createThing']},
  {rule: 'response-property-removed', subject: 'Thing.by', operations: ['getThing', 'listThings']},
  {rule: 'security-changed', subject: 'GET /things', detail: 'a → b', operations: ['listThings']},
  {rule: 'operation-deprecated', subject: 'GET /things', operations: ['listThings']},
  {rule: 'server-removed', subject: 'https://a.example', operations: []},
];

/** An entry in the format of {@link printDraft}. */
function entry(text: string): ChangelogEntry {
  const {changes: listed} = parse(text) as {changes: (Omit<LoggedChange, 'operations'> & {operations?: string[]})[]};
  return {date: '2026-05-01', changes: listed.map((change) => ({...change, operations: change.operations ?? []}))};
}

it('drafts one change for all differences of the same kind in the same operations', () => {
  const drafts = draftChanges(changes);
  expect(drafts.map(({kind, operations, announces}) => [kind, operations, announces.length])).toEqual([
    ['added', ['createThing'], 1],
    ['changed', ['listThings'], 1],
    ['deprecated', ['listThings'], 1],
    ['removed', ['getThing', 'listThings'], 2],
    ['removed', [], 1],
  ]);
  expect(drafts[3]?.description).toBe('`Thing.at` is no longer in responses. `Thing.by` is no longer in responses.');
});

it('drafts an entry that announces everything, so that nothing is drafted twice', () => {
  const text = printDraft(draftChanges(changes), 'main (1234567890)');
  expect(text).toMatch(/^# Drafted from the differences from main/u);
  expect(changes.filter((change) => announcementOf(change, [entry(text)]) === undefined)).toEqual([]);
});
