import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {locales} from '../../config/locales';
import {fromRoot} from '../../../scripts/lib/paths';
import {postFile, someBlogs, somePost} from './fixtures';
import {blogDir} from '../../lib/blog/paths';
import {authorErrors, blogErrors, readBlogs, readPost, withDrawings} from './readBlogs';

const good = postFile(somePost());
const read = (text: string): string[] => readPost('en', 'blog/x.mdx', text).errors;

it('reads a post, with dates as YAML represents them', () => {
  const text = good.replace('date: "2026-03-01"', 'date: 2026-03-01\nlast_update: {date: 2026-03-02}');
  const {posts, errors} = readPost('en', 'blog/x.mdx', text);
  expect(errors).toEqual([]);
  expect(posts[0]).toMatchObject({
    slug: 'a-post',
    authors: ['team'],
    date: '2026-03-01',
    last_update: {date: '2026-03-02'},
    featured: false,
  });
});

it.each([
  ['slug: "a-post"', 'slug: A Post', 'slug', 'lowercase letters', '"A Post"'],
  ['slug: "a-post"', 'slug: tags', 'slug', 'a slug that no other page of the blog has', '"tags"'],
  ['title: "A post"', '', 'title', 'a title of at most 90 characters', 'nothing'],
  ['title: "A post"', `title: ${'x'.repeat(91)}`, 'title', 'a title of at most 90 characters', '"xxx'],
  ['authors: ["team"]', 'authors: []', 'authors', 'a key of authors.yml', '[]'],
  ['date: "2026-03-01"', 'date: 1 March', 'date', 'YYYY-MM-DD', '"1 March"'],
  ['date: "2026-03-01"', 'date: 2026-09-99', 'date', 'YYYY-MM-DD', '"2026-09-99"'],
  ['category: "technical"', 'category: tech', 'category', 'one of technical, business, announcements', '"tech"'],
  ['tags: ["one"]', 'tags: [one, 2]', 'tags.1', 'a list of keys of tags.yml', '2'],
  ['translationKey: "a-post"', '', 'translationKey', 'lowercase letters', 'nothing'],
  ['category:', 'last_update: {date: soon}\ncategory:', 'last_update.date', 'YYYY-MM-DD', '"soon"'],
  ['category:', 'unlisted: true\ncategory:', 'unlisted', 'no such field', 'true'],
])('reports file, field, expected and found: %s → %s', (from, to, field, expected, found) => {
  const [error, ...others] = read(good.replace(from, to));
  expect(others).toEqual([]);
  expect(error).toMatch(new RegExp(String.raw`^blog/x\.mdx:\d+, field "${field}": expected .+; found .+\.$`, 'u'));
  expect(error).toContain(expected);
  expect(error).toContain(`found ${found}`);
});

it('reports the line of a field, and of invalid YAML', () => {
  expect(read(good.replace('date: "2026-03-01"', 'date: 2026-09-99'))).toEqual([
    expect.stringContaining('blog/x.mdx:6, field "date"'),
  ]);
  expect(read('---\nslug: a\ntitle: Move: to a new domain\n---\n')).toEqual([
    'blog/x.mdx:3, field "front matter": expected YAML, with quotes around a string that contains ": " or " #" (Nested mappings are not allowed in compact mappings); found "title: Move: to a new domain".',
  ]);
});

it('lists the fields that exist, and quotes the start of a long string', () => {
  const [unknown = ''] = read(good.replace('category:', `desciption: ${'long '.repeat(40)}\ncategory:`));
  expect(unknown).toContain('expected no such field (there are slug, title, description, authors, date,');
  expect(unknown).toMatch(/found "(?:long )+lo?n?g?…\.$/u);
});

describe('all posts', () => {
  const later = somePost({slug: 'later', date: '2026-04-01'});

  it('pass if they are valid', () => {
    expect(blogErrors(someBlogs({en: [later, somePost()], de: [somePost()]}))).toEqual([]);
  });

  it.each([
    [
      'an update before publication',
      {last_update: {date: '2026-02-01'}},
      'field "last_update.date": expected a day after the publication on 2026-03-01',
    ],
    ['a file of another name', {file: 'blog/a.mdx'}, 'field "slug": expected the file name 2026-03-01-a-post.mdx'],
    [
      'a slug twice',
      {slug: 'later', date: '2026-03-01', translationKey: 'other'},
      'field "slug": expected a value that no other post',
    ],
    ['a key twice', {translationKey: 'later'}, 'field "translationKey": expected a value that no other post'],
    ['two featured posts', {featured: true}, 'field "featured": expected one featured post per language'],
  ])('fail for %s', (_name, changes, expected) => {
    const featured = 'featured' in changes;
    expect(blogErrors(someBlogs({en: [{...later, featured}, somePost(changes)]}))).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('fail for translations of another category', () => {
    const de = [somePost({category: 'business'})];
    expect(blogErrors(someBlogs({en: [somePost()], de}))).toEqual([
      expect.stringContaining('field "category": expected "technical", as in the version in'),
    ]);
  });
});

it('gives translations the drawing of the English post', () => {
  const blogs = withDrawings(
    someBlogs({
      en: [somePost({translationKey: 'a', drawing: 'key'})],
      de: [
        somePost({slug: 'eins', translationKey: 'a', drawing: 'coins'}),
        somePost({slug: 'zwei', translationKey: 'b', drawing: 'seal'}),
      ],
    }),
  );
  expect(blogs.get('de')?.map(({drawing}) => drawing)).toEqual(['key', 'seal']);
});

it('lists every error of all languages', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'blog-'));
  try {
    for (const locale of locales) {
      const folder = path.join(dir, blogDir(locale));
      await mkdir(folder, {recursive: true});
    }
    await writeFile(path.join(dir, 'blog', '2026-03-01-a-post.mdx'), good.replace('title: "A post"', 'title: 7'));
    await writeFile(path.join(dir, blogDir('fr'), 'x.mdx'), good.replace('tags: ["one"]', ''));
    const error = await readBlogs(dir).then(() => '', String);
    expect(error).toContain('blog/2026-03-01-a-post.mdx:3, field "title": expected');
    expect(error).toContain('i18n/fr/docusaurus-plugin-content-blog/x.mdx:2, field "tags": expected');
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});

it('reads posts from a file or a directory, with Windows line endings; a language may have none', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'blog-'));
  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), text);
  };
  const other = postFile(somePost({slug: 'other'})).replaceAll('\n', '\r\n');
  try {
    await write('blog/2026-03-01-a-post/index.mdx', good);
    await write('blog/2026-03-01-other.md', `\uFEFF${other}`);
    await write('blog/_parts/shared.mdx', 'Shared.');
    await write('blog/README.md', 'Read me.');
    const blogs = await readBlogs(dir);
    expect(blogs.get('en')?.map(({slug, file}) => [slug, file])).toEqual([
      ['a-post', 'blog/2026-03-01-a-post/index.mdx'],
      ['other', 'blog/2026-03-01-other.md'],
    ]);
    expect(blogs.get('de')).toEqual([]);
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});

it('accepts a name, a title and a URL for authors, and rejects fields that no page shows', () => {
  const author = 'ada:\n  name: Ada\n  title: Writes\n  url: /about\n';
  expect(authorErrors('blog/authors.yml', author)).toEqual([]);
  expect(authorErrors('blog/authors.yml', `${author}  image_url: /ada.png\n  page: true\n`)).toEqual([
    'blog/authors.yml:5, field "ada.image_url": expected no such field (there are name, title and url); found "/ada.png".',
    'blog/authors.yml:6, field "ada.page": expected no such field (there are name, title and url); found true.',
  ]);
  expect(authorErrors('blog/authors.yml', `${author}  title: Ada: team\n`)).toEqual([
    expect.stringMatching(
      /^blog\/authors\.yml:5, field "authors": expected YAML, with quotes .*; found " {2}title: Ada: team"\.$/u,
    ),
  ]);
});

it('the posts of the site are valid', async () => {
  const blogs = await readBlogs(fromRoot());
  expect(blogs.get('en')?.length).toBeGreaterThanOrEqual(10);
});
