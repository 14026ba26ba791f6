import {withSourceHash} from './pages';
import {describeCounts, findingsOf, incompleteOf} from './status';

const area = {translated: ['a'], missing: ['b'], stale: ['i18n/de/docs/c.mdx'], orphaned: ['d']};

it('counts by area, and lists what is incomplete', () => {
  const status = new Map([['de', {ui: area}]] as const);
  expect(describeCounts(status)).toEqual(['de: ui 1/3, 1 stale, 1 orphaned']);
  expect(findingsOf(status)).toEqual(['missing: de ui b', 'stale: i18n/de/docs/c.mdx', 'orphaned: de ui d']);
});

it('considers a language complete even if it lacks a post', () => {
  const post = {translated: ['a'], missing: ['i18n/de/docusaurus-plugin-content-blog/b.mdx'], stale: [], orphaned: []};
  expect(incompleteOf(new Map([['de', {blog: post}]] as const))).toEqual([]);
  expect(incompleteOf(new Map([['de', {blog: post, ui: area}]] as const))).toHaveLength(3);
});

it('writes the hash of the English text once, whatever else is in the front matter', () => {
  const page = '---\ntitle: Preise\n---\n\nText $& mit\n---\nStrich.\n';
  const once = withSourceHash(page, 'Pricing');
  expect(once).toMatch(/^---\ntitle: Preise\nsource_hash: '[\da-f]{16}'\n---\n\nText \$& mit\n---\nStrich\.\n$/u);
  expect(withSourceHash(once, 'Pricing')).toBe(once);
  expect(withSourceHash(once, 'Prices')).not.toBe(once);
});

it('writes the hash of a partial, which has no front matter, as a comment', () => {
  const once = withSourceHash('Ein Absatz.\n', 'A paragraph.');
  expect(once).toMatch(/^\{\/\* source_hash: [\da-f]{16} \*\/\}\n\nEin Absatz\.\n$/u);
  expect(withSourceHash(once, 'A paragraph.')).toBe(once);
});
