import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {Command} from 'commander';

import {securityHeaders} from '../src/config/security';
import {type Figure, type Figures, benchPages, figures, operation} from './bench/budgets';
import {htmlSize, measureOnPhone, medians, phone, withSites} from './bench/measure';
import {formatFigure, printTable, runsOption} from './bench/report';
import {compressFiles} from './build/compress';
import {UserError} from './lib/fail';
import {writeAtomically} from './lib/files';
import {filesBelow} from './lib/fingerprint';
import {runMain} from './lib/runMain';
import {buildDir, fromRoot} from './lib/paths';

/** Starlight needs Node.js 22, which is installed as a package. */
const dependencies = {
  '@astrojs/markdown-satteri': '0.4.2',
  '@astrojs/starlight': '0.42.4',
  astro: '7.2.10',
  node: '22.23.3',
  'starlight-openapi': '0.26.1',
} as const;

/** A site that follows Starlight's getting-started guide, with the API reference of `openapi.json`. */
const starlightFiles: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({name: 'starlight', private: true, type: 'module', dependencies}),
  'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
import starlightOpenAPI, {openAPISidebarGroups} from 'starlight-openapi';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Mailwren',
      plugins: [starlightOpenAPI([{base: 'api', schema: './openapi.json'}])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
`,
  'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  'src/content/docs/index.md': '---\ntitle: Mailwren\n---\n\nThe reference.\n',
};

/** The page of `sendEmail` on both sites, with the first field of the body and the first sample. */
const ours = {path: benchPages.operation?.path ?? '', reads: operation.reads};
const theirs = {
  path: '/api/operations/sendemail/',
  // Body and responses are the sections with a description; parameters come first. The other samples are hidden.
  reads: {
    field: '.sl-openapi-section-pre-panel + .sl-openapi-section-panel .sl-openapi-key-name',
    sample: 'pre[data-language="sh"]',
  },
};

/** How many pairs must differ in the same direction to rule out chance: a sign test at 5 %. */
const clearMajority = (pairs: number): number => pairs / 2 + (1.645 * Math.sqrt(pairs) + 1) / 2;

/** With fewer pairs, even all of them are not significant. */
const fewestPairs = 5;

/** Compares a figure over pairs of page loads: both medians, and which site was significantly slower, if any. */
function compareFigure(figure: Figure, pairs: readonly (readonly [ours: Figures, theirs: Figures])[]): string[] {
  const [our, their] = [0, 1].map((site) => pairs.map((pair) => pair[site]?.[figure] ?? Infinity)) as [
    number[],
    number[],
  ];
  const slower = our.filter((value, index) => value > (their[index] ?? Infinity)).length;
  const faster = our.filter((value, index) => value < (their[index] ?? Infinity)).length;
  const needed = clearMajority(pairs.length);
  return [
    figures[figure].label,
    ...[our, their].map((values) =>
      formatFigure(figure, medians(values.map((value) => ({[figure]: value})))[figure] ?? Infinity),
    ),
    slower >= needed
      ? 'SLOWER'
      : faster >= needed
        ? 'faster'
        : `no clear difference (faster in ${faster} of ${pairs.length})`,
  ];
}

/**
 * Installs Starlight with its OpenAPI plugin in an empty directory and builds a site from our spec.
 *
 * @returns the directory of the site, with compressed copies like ours
 * @throws UserError if a package cannot be installed, or the build fails
 */
async function buildStarlight(dir: string): Promise<string> {
  const files = {...starlightFiles, 'openapi.json': await readFile(fromRoot('generated', 'openapi.json'), 'utf8')};
  for (const [name, text] of Object.entries(files)) {
    await writeAtomically(path.join(dir, name), text);
  }
  const run = async (command: string, ...args: string[]): Promise<void> => {
    try {
      await promisify(execFile)(command, args, {cwd: dir, env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'}});
    } catch (error) {
      const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
      throw new UserError(`${[command, ...args].join(' ')} failed in ${dir}:\n${`${stdout}\n${stderr}`.trim()}`);
    }
  };
  // Our own npm configuration is inherited, but the package of Node.js needs its script.
  await run('npm', 'install', '--no-audit', '--no-fund', '--engine-strict=false', '--ignore-scripts=false');
  await run(path.join(dir, 'node_modules/node/bin/node'), 'node_modules/.bin/astro', 'build');
  const site = path.join(dir, 'dist');
  // The headers of our host, one of which makes browsers start a new process for a page. Starlight's inline scripts
  // would violate our policy.
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  await writeFile(path.join(site, '_headers'), `/*\n${headers.join('')}`);
  await writeFile(path.join(site, '_redirects'), '');
  await compressFiles(await filesBelow(site));
  return site;
}

/** `npm run starlight:bench`: compares a page of the reference with Starlight's page of the same operation. */
runMain(async () => {
  const command = new Command('npm run starlight:bench --')
    .description(
      `Builds the reference with Starlight in a temporary directory (packages from npm), loads its page of sendEmail and ours in turn (${phone}) and exits with 1 if ours is significantly slower.`,
    )
    .addOption(runsOption(15, fewestPairs))
    .allowExcessArguments(false)
    .parse();
  await htmlSize(ours.path);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'starlight-'));
  try {
    console.error('Building with Starlight …');
    const starlightDir = await buildStarlight(dir);
    const pairs = await withSites([buildDir, starlightDir], async (browser, [ourUrl = '', theirUrl = '']) => {
      const measured: [Figures, Figures][] = [];
      // Alternating, so that other load on the machine affects both.
      for (let run = 0; run < command.opts<{runs: number}>().runs; run += 1) {
        measured.push([
          await measureOnPhone(browser, ourUrl + ours.path, ours),
          await measureOnPhone(browser, theirUrl + theirs.path, theirs),
        ]);
      }
      return measured;
    });
    const rows = (Object.keys(pairs[0]?.[0] ?? {}) as Figure[]).map((figure) => compareFigure(figure, pairs));
    printTable([['', 'here', 'Starlight', ''], ...rows]);
    process.exitCode = rows.some((row) => row.includes('SLOWER')) ? 1 : 0;
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});
