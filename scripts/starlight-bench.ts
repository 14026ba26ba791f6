import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {Command} from 'commander';

import {compare, comparisonTable} from './bench/beside';
import {benchPages, figures, profile} from './bench/budgets';
import {launch, pathOf} from './bench/index';
import {type Figures, medians} from './bench/judge';
import {measureLoading} from './bench/measure';
import {parseRuns} from './bench/options';
import {buildStarlight, starlightPath, starlightReads} from './bench/starlight';
import {runMain} from './lib/fail';
import {buildDir, fromRoot} from './lib/paths';
import {serveSite} from './serve/server';

/** The page that both sites have. */
const page = benchPages.operation;
const operationId = 'sendEmail';

/** Widths of the columns of what is printed. */
const widths = [40, 12, 12, 8] as const;

/** Loads both pages in turn, so that a machine that is busy for a while is so for both. */
async function measureBoth(
  sites: {ours: string; theirs: string},
  runs: number,
): Promise<Record<'ours' | 'theirs', Figures>> {
  const servers = await Promise.all([serveSite(sites.ours, 0), serveSite(sites.theirs, 0)]);
  const browser = await launch();
  try {
    const measured: Record<'ours' | 'theirs', Figures[]> = {ours: [], theirs: []};
    for (let run = 1; run <= runs; run += 1) {
      console.error(`Loading both pages, ${run} of ${runs} …`);
      measured.ours.push(await measureLoading(browser, servers[0].url + (await pathOf(page)), page.reads));
      measured.theirs.push(await measureLoading(browser, servers[1].url + starlightPath(operationId), starlightReads));
    }
    return {ours: medians(measured.ours), theirs: medians(measured.theirs)};
  } finally {
    await browser.close();
    for (const {server} of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

/** `npm run starlight:bench`: a page of the reference beside the same operation in Starlight, on the machine at hand. */
runMain(async () => {
  const command = new Command('npm run starlight:bench --')
    .description(
      `Builds the reference with Starlight and its plugin for OpenAPI in a temporary folder (from npm, about a minute), loads its page of ${operationId} and ours in turn (${profile.device}, processor ${profile.cpuSlowdown} times slower, slow 4G) and ends with 1 where ours is slower.`,
    )
    .option('-r, --runs <number>', 'how often each page is loaded; the median counts', parseRuns, 7)
    .allowExcessArguments(false);
  command.parse();
  const {runs} = command.opts<{runs: number}>();
  await pathOf(page);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'starlight-'));
  try {
    console.error('Building with Starlight …');
    const theirs = await buildStarlight(dir, await readFile(fromRoot('generated', 'openapi.json'), 'utf8'));
    const measured = await measureBoth({ours: buildDir, theirs}, runs);
    const comparisons = compare(measured.ours, measured.theirs);
    const rows = [['', 'here', 'Starlight', ''], ...comparisonTable(comparisons, (figure) => figures[figure].label)];
    for (const row of rows) {
      console.log(
        row
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('')
          .trimEnd(),
      );
    }
    process.exitCode = comparisons.some(({isSlower}) => isSlower) ? 1 : 0;
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});
