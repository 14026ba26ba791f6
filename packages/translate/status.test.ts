import type {Entry} from './entries';
import {describeCounts, findingsOf, incompleteOf, planPrune} from './status';

const file = 'i18n/de/code.json';
const ui: Entry = {area: 'ui', kind: 'ui', key: 'a', file, source: 'src/a.tsx', english: 'A', englishHash: '1'};
const entries: Entry[] = [
  {...ui, translation: 'A', hash: '1'},
  {...ui, key: 'b'},
  {...ui, key: 'c', translation: 'C', hash: '2'},
  {...ui, key: 'd', source: file, english: undefined, translation: 'D', hash: '1'},
];
const post: Entry = {...ui, area: 'blog', kind: 'post', key: undefined, file: 'i18n/de/blog/b.mdx'};

it('counts by area, and names what is open as other commands take it', () => {
  expect(describeCounts(entries)).toEqual(['de: ui 1/3, 1 stale, 1 orphaned']);
  expect(findingsOf(entries)).toEqual([`missing: ${file}#b`, `stale: ${file}#c`, `orphaned: ${file}#d`]);
});

it('takes a language for complete although it lacks a post', () => {
  expect(incompleteOf([post])).toEqual([]);
  expect(incompleteOf([post, ...entries])).toHaveLength(3);
});

it('moves the translation of a text that was renamed, and deletes what is gone', () => {
  const gone: Entry = {area: 'api', kind: 'markdown', key: 'x', file, source: file, translation: 'X', hash: '1'};
  const {changes, lines} = planPrune([...entries, gone]);
  expect(lines).toEqual([`moved: ${file}#d -> ${file}#b`, `deleted: ${file}#x`]);
  expect(changes.map(({key, translation}) => [key, translation])).toEqual([
    ['d', undefined],
    ['b', 'D'],
    ['x', undefined],
  ]);
});
