import {categories, postsPerPage} from '../../data/blog';
import {generatePosts, inFull, someBlogs, somePost} from './fixtures';
import {blogPages, relatedTo} from './pages';
import {postPaths} from './remarkPostLinks';
import type {Post} from './types';
import {blogVersions} from './versions';

describe('lists', () => {
  const posts = generatePosts(23);
  const {lists, tags} = blogPages(posts.map(inFull), 'en', ({slug}) => `/${slug}.png`);
  const all = lists.filter(({kind}) => kind === 'all');

  it('have each post once, the featured one first', () => {
    const shown = all.flatMap(({featured, cards}) => [...(featured ? [featured] : []), ...cards]);
    expect(shown.map(({path}) => path)).toEqual(posts.map(({slug}) => `/blog/${slug}`));
    expect(all.map(({cards}) => cards.length)).toEqual([postsPerPage, postsPerPage, 22 - 2 * postsPerPage]);
  });

  it('link from page to page and back, with the file of the cards', () => {
    expect(all.map(({newer}) => newer)).toEqual([undefined, '/blog', '/blog/page/2']);
    expect(all.map(({path}) => path)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
    expect(all.map(({next}) => next)).toEqual([
      {path: '/blog/page/2', data: '/blog/page/2.json'},
      {path: '/blog/page/3', data: '/blog/page/3.json'},
      undefined,
    ]);
  });

  it('exist only for categories that have posts', () => {
    const {lists: few} = blogPages([inFull(somePost())], 'de', () => '');
    expect(few.map(({path}) => path)).toEqual(['/blog', '/blog/category/technical', '/blog/tags/one']);
    expect(categories.map((category) => few[0]?.counts[category])).toEqual([1, 0, 0, 0]);
  });

  it('count the posts of each tag', () => {
    expect(tags.tags.map(({count}) => count)).toEqual([5, 5, 5, 4, 4]);
  });

  it('feature the post that is marked as featured, else the newest', () => {
    const newest = somePost({slug: 'new'});
    const featuredOf = (...chosen: Post[]) => blogPages(chosen.map(inFull), 'en', () => '').lists[0]?.featured?.path;
    expect(featuredOf(newest, somePost({slug: 'chosen', featured: true}))).toBe('/blog/chosen');
    expect(featuredOf(newest, somePost({slug: 'old'}))).toBe('/blog/new');
  });
});

it('a post has its previous and next posts, authors and tags', () => {
  const {posts} = blogPages(
    ['c', 'b', 'a'].map((slug) => inFull(somePost({slug, title: slug}))),
    'en',
    () => '/i.png',
  );
  expect(posts.get('b')).toMatchObject({
    newer: {path: '/blog/c', label: 'c'},
    older: {path: '/blog/a', label: 'a'},
    authors: [{name: 'Team'}],
    tags: [{path: '/blog/tags/one', label: 'one'}],
    image: '/i.png',
  });
  expect(posts.get('c')?.newer).toBeUndefined();
});

it('related posts share tags, then the category; the newest come first', () => {
  const posts = [
    somePost({slug: 'newer', category: 'business'}),
    somePost({slug: 'post', tags: ['x', 'y']}),
    somePost({slug: 'older', category: 'business'}),
    somePost({slug: 'same'}),
    somePost({slug: 'tagged', category: 'business', tags: ['x']}),
    somePost({slug: 'both', category: 'business', tags: ['y', 'x']}),
  ].map(inFull);
  expect(relatedTo(posts[1] ?? inFull(somePost()), posts).map(({slug}) => slug)).toEqual([
    'both',
    'tagged',
    'same',
    'newer',
    'older',
  ]);
});

it('versions: posts by their key, categories and tags if a language has them', () => {
  const versions = blogVersions(
    someBlogs({
      en: [somePost({slug: 'a', translationKey: 'k'}), somePost({slug: 'b', category: 'business'})],
      de: [somePost({slug: 'ä', translationKey: 'k'})],
      cs: [somePost({slug: 'c', tags: ['two']})],
    }),
  );
  expect(versions.get('en')?.get('/blog/a')).toEqual({en: '/blog/a', de: '/blog/ä'});
  expect(versions.get('de')?.get('/blog/ä')).toEqual({en: '/blog/a', de: '/blog/ä'});
  expect(versions.get('en')?.get('/blog/b')).toEqual({en: '/blog/b'});
  expect(Object.keys(versions.get('en')?.get('/blog/category/technical') ?? {})).toEqual(['en', 'de', 'cs']);
  expect(Object.keys(versions.get('en')?.get('/blog/category/business') ?? {})).toEqual(['en']);
  expect(Object.keys(versions.get('cs')?.get('/blog/tags/two') ?? {})).toEqual(['cs']);
  expect(versions.get('de')?.has('/blog/category/business')).toBe(false);
  expect(versions.get('de')?.has('/blog/tags/two')).toBe(false);
});

it('links to English posts point to the translation, or to the English page if there is none', () => {
  const en = [somePost({slug: 'one'}), somePost({slug: 'two'})];
  const de = [somePost({slug: 'eins', translationKey: 'one'})];
  expect([...postPaths(someBlogs({en, de}), 'de')]).toEqual([
    ['/blog/one', '/blog/eins'],
    ['/blog/two', 'pathname:///blog/two'],
  ]);
});
