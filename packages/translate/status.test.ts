import type {Entry} from './catalog';
import {describeCounts, findingsOf, incompleteOf, planPrune} from './status';

const file = 'i18n/de/code.json';
const ui: Entry = {area: 'ui', key: 'a', file, source: 'src/a.tsx', english: 'A', englishHash: '1'};
const entries: Entry[] = [
  {...ui, translation: 'A', hash: '1'},
  {...ui, key: 'b'},
  {...ui, key: 'c', translation: 'C', hash: '2'},
  {area: 'ui', key: 'd', file, source: file, translation: 'D', hash: '1'},
];
const post: Entry = {...ui, area: 'blog', key: undefined, file: 'i18n/de/docusaurus-plugin-content-blog/b.mdx'};

it('counts by area, and names what is open as other commands take it', () => {
  const catalog = new Map([['de', entries]] as const);
  expect(describeCounts(catalog)).toEqual(['de: ui 1/3, 1 stale, 1 orphaned']);
  expect(findingsOf(catalog)).toEqual([`missing: ${file}#b`, `stale: ${file}#c`, `orphaned: ${file}#d`]);
});

it('takes a language for complete although it lacks a post', () => {
  expect(incompleteOf(new Map([['de', [post]]] as const))).toEqual([]);
  expect(incompleteOf(new Map([['de', [post, ...entries]]] as const))).toHaveLength(3);
});

it('moves the translation of a text that was renamed, and deletes what is gone', () => {
  const gone: Entry = {area: 'api', key: 'x', file, source: file, translation: 'X', hash: '1'};
  const {changes, lines} = planPrune([...entries, gone]);
  expect(lines).toEqual([`moved: ${file}#d -> ${file}#b`, `deleted: ${file}#x`]);
  expect(changes.map(({key, translation}) => [key, translation])).toEqual([
    ['d', undefined],
    ['b', 'D'],
    ['x', undefined],
  ]);
});
