import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import {Command, InvalidArgumentError} from 'commander';
import {stringify} from 'yaml';

import {generatePosts, postFile, someBlog} from '../src/plugins/blog/fixtures';
import {createWorkspace} from '../tests/support/workspace';
import {UserError, runMain} from './lib/fail';

/** What the list page may weigh with everything that a reader loads to read it, in bytes, compressed with gzip. */
const budget = 150_000;

/** The compressed size of a file in the build. */
async function weigh(dir: string, file: string): Promise<number> {
  return (await promisify(gzip)(await readFile(path.join(dir, 'build', file)), {level: 9})).length;
}

/** The files of this site that a page names in its head and at its end, by extension. */
function assets(html: string, extension: string): string[] {
  const found = html.matchAll(/(?:src|href)="?(?<file>\/assets\/[^" >]+)/gu);
  const files = [...found].map(({groups}) => groups?.file ?? '').filter((file) => file.endsWith(extension));
  return [...new Set(files)];
}

async function sum(dir: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => weigh(dir, file)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** Builds the English site with that many generated posts and measures it. */
async function measure(count: number): Promise<{seconds: number; html: number; styles: number; scripts: number}> {
  const workspace = await createWorkspace();
  try {
    const posts = generatePosts(count);
    const {tags, authors} = someBlog('en', posts);
    const add = async (name: string, entries: object): Promise<unknown> =>
      workspace.edit(`blog/${name}`, (text) => `${text}${stringify(entries)}`);
    await add('tags.yml', tags);
    await add('authors.yml', authors);
    for (const post of posts) {
      await writeFile(path.join(workspace.dir, post.file), postFile(post));
    }
    const started = Date.now();
    const {done, output} = workspace.run('build', '--locale', 'en', '--jobs', '1');
    if ((await done) !== 0) {
      throw new UserError(`The build with ${count} generated posts failed:\n${output()}`);
    }
    const seconds = Math.round((Date.now() - started) / 1000);
    const html = await readFile(path.join(workspace.dir, 'build', 'blog.html'), 'utf8');
    return {
      seconds,
      html: await weigh(workspace.dir, 'blog.html'),
      styles: await sum(workspace.dir, assets(html, '.css')),
      scripts: await sum(workspace.dir, assets(html, '.js')),
    };
  } finally {
    await workspace.remove();
  }
}

function readCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) {
    throw new InvalidArgumentError('Expected a whole number from 1 on.');
  }
  return count;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * `npm run blog:bench`: how a blog of hundreds of posts builds and weighs. Works
 * in a copy of the repository; nothing generated stays.
 */
runMain(async () => {
  const command = new Command('npm run blog:bench --')
    .description('Builds the English site with generated posts and measures time and the weight of the list page.')
    .argument('[counts...]', 'how many posts', (value: string, all: number[]) => [...all, readCount(value)], [])
    .parse();
  const [given] = command.processedArgs as [number[]];
  for (const count of given.length > 0 ? given : [100, 500]) {
    const {seconds, html, styles, scripts} = await measure(count);
    console.log(
      `${count} posts: built in ${seconds} s; the list page has ${kilobytes(html)} of HTML, ${kilobytes(styles)} of styles, ` +
        `and ${kilobytes(scripts)} of script after the first sign of intent (gzip).`,
    );
    if (html + styles > budget) {
      throw new UserError(`The list page weighs ${kilobytes(html + styles)}, expected at most ${kilobytes(budget)}.`);
    }
  }
});
