import {localizePermalinks, sourcePages} from './localizePermalinks';

const source = '@site/src/pages/x.tsx';
const pages = [
  {permalink: '/de/pricing', source, id: 1},
  {permalink: '/de/', source},
  {permalink: '/de/about/', source},
];

it('localizes the paths of the table, and no others', () => {
  expect(localizePermalinks(pages, '/de/', 'de')).toEqual([
    {permalink: '/de/preise', source, id: 1},
    {permalink: '/de/', source},
    {permalink: '/de/about', source},
  ]);
});

it('returns the English path and the file of each page', () => {
  const file = 'src/pages/x.tsx';
  expect(sourcePages(pages, '/de/')).toEqual([
    {path: '/pricing', file},
    {path: '/', file},
    {path: '/about', file},
  ]);
});
