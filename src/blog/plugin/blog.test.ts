import {somePost} from './fixtures';
import {cardOf, postPage, relatedTo} from './pages';
import {blogVersions, postRedirects} from './posts';
import {localizeLink} from './remarkPostLinks';

it('a post has its card, and the time of its last change', () => {
  const post = {...somePost({drawing: 'key', last_update: {date: '2026-03-05'}}), readingTime: 3.6};
  expect(postPage(post, [post], '/i.png')).toEqual({
    path: '/blog/a-post',
    title: 'A post',
    description: 'What it is about.',
    category: 'technical',
    drawing: 'key',
    published: '2026-03-01',
    updated: '2026-03-05',
    minutes: 4,
    related: [],
    image: '/i.png',
  });
  expect(cardOf({...somePost({featured: true}), readingTime: 0.2})).toMatchObject({featured: true, minutes: 1});
});

it('related posts share tags, then the category; the newest come first', () => {
  const posts = [
    somePost({slug: 'newer', category: 'business'}),
    somePost({slug: 'post', tags: ['x', 'y']}),
    somePost({slug: 'older', category: 'business'}),
    somePost({slug: 'same'}),
    somePost({slug: 'tagged', category: 'business', tags: ['x']}),
    somePost({slug: 'both', category: 'business', tags: ['y', 'x']}),
  ];
  expect(relatedTo(posts[1] ?? somePost(), posts).map((post) => cardOf(post).path)).toEqual(
    ['both', 'tagged', 'same', 'newer', 'older'].map((slug) => `/blog/${slug}`),
  );
});

it('versions: posts by their key, categories and tags if a language has them', () => {
  const posts = [
    somePost({slug: 'a', translationKey: 'k'}),
    somePost({slug: 'b', category: 'business'}),
    somePost({locale: 'de', slug: 'c', translationKey: 'k'}),
    somePost({locale: 'cs', slug: 'd', tags: ['two']}),
  ];
  const [en, de, cs] = (['en', 'de', 'cs'] as const).map((locale) => blogVersions(posts, locale));
  expect(en?.get('/blog/a')).toEqual({en: '/blog/a', de: '/blog/c'});
  expect(de?.get('/blog/c')).toEqual({en: '/blog/a', de: '/blog/c'});
  expect(en?.get('/blog/b')).toEqual({en: '/blog/b'});
  expect(Object.keys(en?.get('/blog/category/technical') ?? {})).toEqual(['en', 'de', 'cs']);
  expect(Object.keys(cs?.get('/blog/tags/two') ?? {})).toEqual(['cs']);
  expect(de?.has('/blog/category/business')).toBe(false);
});

it('links to English posts point to the translation, or to the English page if there is none', () => {
  const posts = [
    somePost({slug: 'one'}),
    somePost({slug: 'two'}),
    somePost({locale: 'de', slug: 'eins', translationKey: 'one'}),
  ];
  expect(localizeLink('/blog/one#part', posts, 'de')).toBe('/blog/eins#part');
  expect(localizeLink('/blog/two', posts, 'de')).toBe('https://mailwren.example/blog/two');
  expect(localizeLink('/blog/unknown', posts, 'de')).toBe('/blog/unknown');
});

it('redirects the English slug of a post to its slug in each language of the site', () => {
  const posts = [
    somePost({slug: 'keys', translationKey: 'k'}),
    somePost({locale: 'de', slug: 'schluessel', translationKey: 'k'}),
    somePost({locale: 'fr', slug: 'cles', translationKey: 'k'}),
    somePost({locale: 'de', slug: 'nur-deutsch'}),
  ];
  expect(postRedirects(posts, ['en', 'de'])).toEqual([{from: '/de/blog/keys', to: '/de/blog/schluessel'}]);
});
