import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

import {load} from 'cheerio';
import {Command, InvalidArgumentError} from 'commander';
import {stringify} from 'yaml';

import {generatePosts, postFile, someBlog, wronglyRelated} from '../src/plugins/blog/fixtures';
import {createWorkspace} from '../tests/support/workspace';
import {bend, perPost} from './bench/growth';
import {pageFiles} from './bench/pageFiles';
import {stepSeconds} from './bench/perfLog';
import {UserError, runMain} from './lib/fail';

/** What the list page may weigh with everything that a reader's browser fetches for it, in bytes, compressed with gzip. */
const budget = 150_000;

/** How much dearer a post may be among many than among few; time is measured on machines that do other things, too. */
const mostBend = 1.5;

/** Where a build has put its things, below the copy of the repository. */
const places = {site: 'build', log: '.build/logs/en.log'} as const;

/** What was measured of a build. */
interface Measured {
  count: number;
  /** Seconds of computing by the build and all its processes; of the clock where the system does not say. */
  seconds: number;
  steps: Map<string, number>;
  /** Bytes by kind. */
  weight: Map<string, number>;
}

/** Seconds that ended child processes have computed, with theirs; undefined where there is no /proc. */
async function childSeconds(): Promise<number | undefined> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => undefined);
  // After the name in parentheses; fields 16 and 17 of proc(5), in hundredths of a second.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[13]) + Number(fields[14])) / 100;
}

/** What the files weigh on the way: texts compressed, pictures and fonts as they are. */
async function weigh(siteDir: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(siteDir, file));
      return /\.(?:html|css|js|svg)$/u.test(file) ? (await promisify(gzip)(bytes, {level: 9})).length : bytes.length;
    }),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** Whether a script is loaded by every page. */
const isCommon = (script: string): boolean => /\/(?:main|runtime~main)\.\w+\.js$/u.test(script);

async function weighList(dir: string): Promise<Map<string, number>> {
  const siteDir = path.join(dir, places.site);
  const {styles, fonts, images, scripts} = pageFiles(await readFile(path.join(siteDir, 'blog.html'), 'utf8'));
  const kinds = {
    HTML: ['blog.html'],
    styles,
    fonts,
    images,
    'script of the site': scripts.filter(isCommon),
    'script of the list': scripts.filter((script) => !isCommon(script)),
  };
  return new Map(
    await Promise.all(
      Object.entries(kinds).map(async ([kind, files]): Promise<[string, number]> => [
        kind,
        await weigh(siteDir, files),
      ]),
    ),
  );
}

/** The related posts on the finished pages, by slug. */
async function readRelated(dir: string, slugs: readonly string[]): Promise<Map<string, string[]>> {
  return new Map(
    await Promise.all(
      slugs.map(async (slug): Promise<[string, string[]]> => {
        const $ = load(await readFile(path.join(dir, places.site, 'blog', `${slug}.html`), 'utf8'));
        const links = $('section[aria-labelledby="related-posts"] article a').toArray();
        return [slug, links.map((link) => path.basename($(link).attr('href') ?? ''))];
      }),
    ),
  );
}

/** Builds the English site with that many generated posts and measures it. */
async function measure(count: number): Promise<Measured> {
  const workspace = await createWorkspace();
  try {
    const posts = generatePosts(count);
    const {tags, authors} = someBlog('en', posts);
    const add = async (name: string, entries: object): Promise<unknown> =>
      workspace.edit(`blog/${name}`, (text) => `${text}${stringify(entries)}`);
    if (count > 0) {
      await add('tags.yml', tags);
      await add('authors.yml', authors);
    }
    for (const post of posts) {
      await writeFile(path.join(workspace.dir, post.file), postFile(post));
    }
    const started = Date.now();
    const before = await childSeconds();
    const {done, output} = workspace.run('build', '--locale', 'en', '--jobs', '1');
    if ((await done) !== 0) {
      throw new UserError(`The build with ${count} generated posts failed:\n${output()}`);
    }
    const after = await childSeconds();
    const wrong = wronglyRelated(
      await readRelated(
        workspace.dir,
        posts.map(({slug}) => slug),
      ),
    );
    if (wrong.length > 0) {
      throw new UserError(
        `Of ${count} generated posts ${wrong.length} have wrong related posts; expected three others about the same subject, whose numbers differ by multiples of five. Found:\n${wrong.join('\n')}`,
      );
    }
    return {
      count,
      seconds: after === undefined || before === undefined ? (Date.now() - started) / 1000 : after - before,
      steps: stepSeconds(await readFile(path.join(workspace.dir, places.log), 'utf8')),
      weight: await weighList(workspace.dir),
    };
  } finally {
    await workspace.remove();
  }
}

function readCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) {
    throw new InvalidArgumentError('Expected a whole number from 0 on.');
  }
  return count;
}

const list = (values: ReadonlyMap<string, number>, write: (value: number) => string): string =>
  [...values].map(([name, value]) => `${name} ${write(value)}`).join(', ');
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const total = (weight: ReadonlyMap<string, number>): number =>
  [...weight.values()].reduce((sum, bytes) => sum + bytes, 0);

/** What is not as it must be. */
function complaints(builds: readonly Measured[]): string[] {
  const [first, second, third] = builds.slice(-3).map(({count, seconds}) => [count, seconds] as const);
  const curve = first && second && third ? bend(first, second, third) : 1;
  return [
    ...builds
      .filter(({weight}) => total(weight) > budget)
      .map(
        ({count, weight}) =>
          `With ${count} generated posts the list page weighs ${kilobytes(total(weight))} in all, expected at most ${kilobytes(budget)}.`,
      ),
    ...(curve > mostBend
      ? [`A post among many takes ${curve.toFixed(1)} times as long as one among few, expected at most ${mostBend}.`]
      : []),
  ];
}

/**
 * `npm run blog:bench`: how a blog of hundreds of posts builds and weighs. Works
 * in a copy of the repository; nothing generated stays.
 */
runMain(async () => {
  const command = new Command('npm run blog:bench --')
    .description(
      'Builds the English site with generated posts, measures time and the weight of the list page, and looks at the related posts.',
    )
    .argument(
      '[counts...]',
      'how many posts, from few to many; three of them say whether time grows linearly',
      (value: string, all: number[]) => [...all, readCount(value)],
      [],
    )
    .parse();
  const [given] = command.processedArgs as [number[]];
  const builds: Measured[] = [];
  for (const count of given.length > 0 ? given : [0, 100, 500]) {
    const build = await measure(count);
    const last = builds.at(-1);
    builds.push(build);
    const {seconds, steps, weight} = build;
    console.log(`\n${count} generated posts, all with the right related posts`);
    console.log(`  computing: ${seconds.toFixed(0)} s`);
    if (last) {
      console.log(`  a post more: ${perPost([last.count, last.seconds], [count, seconds]).toFixed(2)} s`);
    }
    console.log(`  by the clock: ${list(steps, (value) => `${value.toFixed(1)} s`)}`);
    console.log(`  the list page: ${kilobytes(total(weight))} in all (gzip): ${list(weight, kilobytes)}`);
  }
  const found = complaints(builds);
  if (found.length > 0) {
    throw new UserError(found.join('\n'));
  }
});
