import {localizePermalinks, pathProblems} from './paths';

const page = (permalink: string): {permalink: string; source: string} => ({permalink, source: '@site/src/pages/x.tsx'});
const pages = ['/de/', '/de/pricing', '/de/about/'].map(page);

it('localizes the paths of the table, and no others', () => {
  expect(localizePermalinks(pages, '/de/', 'de')).toEqual(['/de/', '/de/preise', '/de/about'].map(page));
});

describe('pathProblems', () => {
  const problems = (de: string, common = ['/about']): string[] =>
    pathProblems(pages, '/de/', {'/pricing': {de, fr: '/apis/ukx/docs-2'}}, common);

  it('accepts paths that only begin like a language code or a section', () => {
    expect(problems('/design')).toEqual([]);
  });

  it.each(['x', '/x/', '/ceník', '/uk/x', '/docs'])('rejects the path %s', (path) => {
    expect(problems(path)).toEqual([expect.stringContaining(`src/config/routes.ts: "${path}" is not a path of`)]);
  });

  it('reports a page that is not in the table and how to add it, and an entry without a page', () => {
    expect(problems('/preise', ['/team'])).toEqual([
      expect.stringMatching(/^src\/pages\/x\.tsx is published at "\/about".*localizedPaths.* de, fr, es.*commonPaths/u),
      expect.stringContaining('lists "/team", but src/pages has no such page'),
    ]);
  });
});
