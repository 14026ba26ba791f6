import {localizePermalinks, sourcePages} from './localizePermalinks';

const source = '@site/src/pages/x.tsx';
const pages = [
  {permalink: '/de/pricing', source, id: 1},
  {permalink: '/de/', source},
  {permalink: '/de/about/', source},
];

it('moves pages of the table and leaves the others', () => {
  expect(localizePermalinks(pages, '/de/', 'de')).toEqual([
    {permalink: '/de/preise', source, id: 1},
    {permalink: '/de/', source},
    {permalink: '/de/about', source},
  ]);
});

it('knows the English path and the file of each page', () => {
  const file = 'src/pages/x.tsx';
  expect(sourcePages(pages, '/de/')).toEqual([
    {path: '/pricing', file},
    {path: '/', file},
    {path: '/about', file},
  ]);
});
