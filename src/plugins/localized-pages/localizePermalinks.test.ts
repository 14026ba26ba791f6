import {localizePermalinks} from './localizePermalinks';

it('moves pages of the table and leaves the others', () => {
  const pages = [{permalink: '/de/pricing', id: 1}, {permalink: '/de/'}, {permalink: '/de/about'}];
  expect(localizePermalinks(pages, '/de/', 'de')).toEqual([
    {permalink: '/de/preise', id: 1},
    {permalink: '/de/'},
    {permalink: '/de/about'},
  ]);
});
