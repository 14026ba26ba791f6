import {parse} from 'yaml';

import {draftEntry} from './draft';
import type {Change} from './rules';

const changes: Change[] = [
  {rule: 'response-property-removed', subject: 'Thing.at', operations: ['getThing', 'listThings']},
  {rule: 'operation-added', subject: 'POST /things', operations: ['createThing']},
  {rule: 'response-property-removed', subject: 'Thing.by', operations: ['getThing', 'listThings']},
  {rule: 'changed', subject: 'GET /things', detail: 'a → b', operations: ['listThings']},
  {rule: 'operation-deprecated', subject: 'GET /things', operations: ['listThings']},
  {rule: 'server-removed', subject: 'https://a.example', operations: []},
];

it('drafts one change for all differences of the same kind in the same operations', () => {
  const text = draftEntry(changes, 'main (1234567890)');
  expect(text).toMatch(/^# Drafted from the changes since main/u);
  const {changes: drafts} = parse(text) as {changes: {kind: string; operations?: string[]; announces: string[]}[]};
  expect(drafts.map(({kind, operations, announces}) => [kind, operations, announces.length])).toEqual([
    ['added', ['createThing'], 1],
    ['changed', ['listThings'], 1],
    ['deprecated', ['listThings'], 1],
    ['removed', ['getThing', 'listThings'], 2],
    ['removed', undefined, 1],
  ]);
  expect(drafts[3]).toMatchObject({
    description: '`Thing.at` is no longer in responses. `Thing.by` is no longer in responses.',
    announces: ['response-property-removed Thing.at', 'response-property-removed Thing.by'],
  });
});
