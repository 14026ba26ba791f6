import {isPage, pageAreas} from './pages';

it('tracks pages and partials in .mdx and .md, and neither READMEs nor code', () => {
  const files = [
    'docs/a.mdx',
    'docs/a.md',
    'docs/_part.mdx',
    'docs/README.md',
    'src/pages/_samples/a.md',
    'docs/a.png',
  ];
  expect(files.filter(isPage)).toEqual(['docs/a.mdx', 'docs/a.md', 'docs/_part.mdx']);
});

it('finds the pages of each area with their translations', async () => {
  const areas = await pageAreas('de');
  expect(areas.map(({name}) => name)).toEqual(['docs', 'guides', 'blog', 'pages']);
  expect(areas.map(({texts}) => texts.length > 0)).toEqual([true, true, true, true]);
});
