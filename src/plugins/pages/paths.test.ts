import {localizePermalinks, missingPaths} from './paths';

const page = (permalink: string): {permalink: string; source: string} => ({permalink, source: '@site/src/pages/x.tsx'});
const pages = ['/de/', '/de/pricing', '/de/about/'].map(page);

it('localizes the paths of the table, and no others', () => {
  expect(localizePermalinks(pages, '/de/', 'de')).toEqual(['/de/', '/de/preise', '/de/about'].map(page));
});

it('reports a page that is not in the table, and how to add it', () => {
  expect(missingPaths(pages, '/de/', ['/', '/about', '/pricing'])).toEqual([]);
  expect(missingPaths(pages, '/de/', ['/', '/pricing'])).toEqual([
    expect.stringMatching(/^src\/pages\/x\.tsx is published at "\/about".*localizedPaths.* de, fr, es.*commonPaths/u),
  ]);
});
