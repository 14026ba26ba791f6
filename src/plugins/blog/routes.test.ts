import {inFull, someBlogs, somePost} from './fixtures';
import {fullPosts} from './fullPosts';
import {blogPages} from './pages';
import {listRoutes, postRoute} from './routes';
import {blogVersions} from './versions';

const en = [somePost({slug: 'a'}), somePost({slug: 'b', tags: ['two'], category: 'business'})];
const pages = blogPages(en.map(inFull), 'en', () => '');
const versions = blogVersions(someBlogs({en, de: [somePost({slug: 'c', translationKey: 'a'})]}));
const head = {url: (path: string) => path, title: 'Blog', description: ''};

it('lists the versions of lists in other languages', () => {
  const routes = listRoutes(pages, 'en', versions.get('en') ?? new Map(), head);
  expect(Object.fromEntries(routes.map(({path, versions: others}) => [path, others]))).toEqual({
    '/blog': undefined,
    '/blog/category/technical': {de: '/blog/category/technical'},
    '/blog/category/business': {},
    '/blog/tags/one': {de: '/blog/tags/one'},
    '/blog/tags/two': {},
    '/blog/tags': undefined,
  });
});

it('imports no post into a list', () => {
  const routes = listRoutes(pages, 'en', new Map(), head);
  expect(routes.filter(({modules}) => modules !== undefined)).toEqual([]);
});

it('adds data and versions to a post, and rejects one that readBlogs.ts has not read', () => {
  const stock = {path: '/blog/a', component: 'x', modules: {content: 'a.mdx', sidebar: 's.json'}};
  expect(postRoute(stock, 'a', pages, 'en', versions.get('en') ?? new Map())).toMatchObject({
    modules: {content: 'a.mdx'},
    versions: {de: '/blog/c'},
    props: {post: {path: '/blog/a'}},
  });
  expect(postRoute(stock, 'a', pages, 'en', versions.get('en') ?? new Map())).not.toHaveProperty('isOriginal');
  expect(postRoute(stock, 'a', pages, 'de', new Map())).toHaveProperty('isOriginal', true);
  expect(() => postRoute(stock, 'z', pages, 'en', new Map())).toThrow(/has a post "z"/u);
});

describe('the blog of the language being built', () => {
  const url = (path: string): string => `/de${path}`;
  const stock = (permalink: string): never =>
    [
      {
        metadata: {
          frontMatter: {slug: 'a'},
          readingTime: 3.6,
          authors: [{key: 'team', name: 'Team', title: 'Writes', page: null}],
          tags: [{label: 'One', description: 'Of one.', permalink, inline: false}],
        },
      },
    ] as never;

  it('has the content that Docusaurus read', () => {
    expect(fullPosts([somePost({slug: 'a'})], stock('/de/blog/tags/one'), url)).toMatchObject([
      {
        slug: 'a',
        minutes: 4,
        authors: [{name: 'Team', title: 'Writes'}],
        tags: [{key: 'one', label: 'One', description: 'Of one.'}],
      },
    ]);
  });

  it('rejects a tag whose URL does not follow from its key', () => {
    expect(() => fullPosts([somePost({slug: 'a'})], stock('/de/blog/tags/uno'), url)).toThrow(
      'blog/2026-03-01-a.mdx, field "tags": the tag "one" is not at /blog/tags/one.',
    );
  });
});
