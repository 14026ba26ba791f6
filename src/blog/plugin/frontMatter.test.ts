import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {fromRoot} from '@packages/files';

import {somePost} from './fixtures';
import {readFields} from './frontMatter';
import {conflicts, readPosts} from './posts';

const file = 'blog/2026-03-01-a-post.mdx';
const good = `---
slug: a-post
title: A post
description: What it is about.
authors: team
date: 2026-03-01
category: technical
tags: [one]
translationKey: a-post
---

Some words.
`;

it('reads a post, with dates as they are written', () => {
  const text = good.replace('date: 2026-03-01', '$&\nlast_update: {date: 2026-03-02}');
  expect(readFields('blog/2026-03-01-a-post/index.md', text)).toMatchObject({
    value: {slug: 'a-post', authors: ['team'], date: '2026-03-01', last_update: {date: '2026-03-02'}, featured: false},
    errors: [],
  });
});

it.each([
  ['slug: a-post', 'slug: tags', 2, 'slug', 'a slug that no other blog page uses', '"tags"'],
  ['date: 2026-03-01', 'date: 2026-03-02', 2, 'slug', 'the file name 2026-03-02-a-post.mdx', '"a-post"'],
  ['tags: [one]', 'tags: [one, 2]', 8, 'tags.1', 'a list of keys in tags.yml', '2'],
  ['translationKey: a-post', '', 2, 'translationKey', 'lowercase letters', 'nothing'],
  ['tags:', 'unlisted: true\ntags:', 8, 'unlisted', 'no such field (supported fields: slug, title', 'true'],
  ['title: A post', 'title: Move: to', 3, '', 'YAML, with quotes around', '"title: Move: to"'],
])('reports file, line, field, expected and found: %s → %s', (from, to, line, field, expected, found) => {
  const [error, ...others] = readFields(file, good.replace(from, to)).errors;
  expect(others).toEqual([]);
  expect(error).toContain(`${file}:${line}, field "${field}": expected ${expected}`);
  expect(error).toContain(`found ${found}`);
});

it('reports two versions of a post in one language', () => {
  const post = somePost();
  const later = somePost({slug: 'later', translationKey: post.translationKey});
  expect(conflicts([post, somePost({locale: 'de'})])).toEqual([]);
  expect(conflicts([post, later])).toEqual([
    expect.stringContaining('field "translationKey": expected a value that no other post in this language uses'),
  ]);
});

it('lists every error of all languages', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'blog-'));
  const german = 'i18n/de/docusaurus-plugin-content-blog/x.mdx';
  try {
    for (const [name, text] of [
      [file, good.replace('title: A post', 'title: 7')],
      [german, good.replace('tags: [one]', '')],
      ['blog/_parts/a.mdx', 'No post.'],
      ['blog/README.md', 'No post.'],
    ] as const) {
      await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
      await writeFile(path.join(dir, name), text);
    }
    const error = await readPosts(dir).then(() => '', String);
    expect(error).toContain(`${file}:3, field "title": expected`);
    expect(error).toContain(`${german}:2, field "tags": expected`);
    expect(error.split('\n').filter((line) => !line.includes(german))).toHaveLength(2);
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});

it('the posts of the site are valid', async () => {
  const posts = await readPosts(fromRoot());
  expect(posts.filter(({locale}) => locale === 'en').length).toBeGreaterThanOrEqual(10);
});
