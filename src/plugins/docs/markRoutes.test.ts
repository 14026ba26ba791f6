import type {LoadedContent} from '@docusaurus/plugin-content-docs';

import {englishPages, markRoutes, pagesWithImage} from './markRoutes';

const docs = [
  {permalink: '/de/docs/a', source: '@site/docs/a.mdx', frontMatter: {}},
  {permalink: '/de/docs/b', source: '@site/i18n/de/docusaurus-plugin-content-docs/current/b.mdx', frontMatter: {}},
  {permalink: '/de/api/c', source: '@site/generated/reference/de/api/c.api.mdx', frontMatter: {lang: 'en'}},
  {permalink: '/de/api/d', source: '@site/generated/reference/de/api/d.api.mdx', frontMatter: {}},
];
const content = {loadedVersions: [{docs}]} as unknown as LoadedContent;

it('finds the pages without a translation, and none on the English site', () => {
  expect([...englishPages(content, 'de')]).toEqual(['/de/docs/a', '/de/api/c']);
  expect(englishPages(content, 'en').size).toBe(0);
});

it('finds the pages with an image of their own', () => {
  const page = {permalink: '/docs/a', source: '@site/docs/a.mdx', frontMatter: {image: '/img/a.png'}};
  const versions = {loadedVersions: [{docs: [...docs, page]}]} as unknown as LoadedContent;
  expect([...pagesWithImage(versions)]).toEqual(['/docs/a']);
});

it('marks the routes of these pages only, at any depth', () => {
  const page = {path: '/de/docs', component: 'Page', exact: true};
  const layout = {path: '/de/docs', component: 'Layout', routes: [page, {...page, path: '/de/docs/b'}]};
  expect(markRoutes(layout, new Set(['/de/docs']), 'isEnglish')).toEqual({
    ...layout,
    routes: [{...page, isEnglish: true}, layout.routes[1]],
  });
});
