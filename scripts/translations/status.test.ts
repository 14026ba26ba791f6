import {textLocales} from '../reference/texts';
import {textStatus} from '../reference/texts/status';
import {pageAreas, withSourceHash} from './pages';
import {describeCounts, findingsOf} from './status';

it.each(textLocales)('an edit of an English page makes its translation stale: %s', async (locale) => {
  const pages = (await pageAreas(locale)).find(({name}) => name === 'pages');
  const texts = pages?.texts ?? [];
  const edited = texts.map((text) => (text.key.includes('terms') ? {...text, english: `${text.english} More.`} : text));
  const file = `i18n/${locale}/docusaurus-plugin-content-pages/terms-of-service.mdx`;
  expect(textStatus(texts, pages?.messages ?? {}).stale).not.toContain(file);
  expect(textStatus(edited, pages?.messages ?? {}).stale).toContain(file);
});

it('counts by area, and names what is open', () => {
  const area = {translated: ['a'], missing: ['b'], stale: ['i18n/de/docs/c.mdx'], orphaned: ['d']};
  const status = new Map([['de', {ui: area}]] as const);
  expect(describeCounts(status)).toEqual(['de: ui 1/3, 1 stale, 1 orphaned']);
  expect(findingsOf(status)).toEqual(['missing: de ui b', 'stale: i18n/de/docs/c.mdx', 'orphaned: de ui d']);
});

it('writes the hash of the English text once, whatever else the front matter has', () => {
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
