import {existsSync} from 'node:fs';
import path from 'node:path';

import {type Browser, chromium} from 'playwright';

import {findChromium} from '../entry/chromium.mjs';
import {chromiumArgs} from '../lib/chromium';
import {UserError} from '../lib/fail';
import {buildDir} from '../lib/paths';
import {serveSite} from '../serve/server';
import {type BenchPage, type BenchPageName, type Figure, benchPages, comparedPage, generationBudgets} from './budgets';
import {measureGeneration} from './generation';
import {type Figures, judge, medians} from './judge';
import {htmlSize, largestOperationPage} from './largestPage';
import {measurePage} from './measure';
import type {Block} from './report';

/**
 * The path of a page of the list in this build.
 *
 * @throws UserError where there is no build, or the page is missing in it
 */
export async function pathOf(page: BenchPage): Promise<string> {
  const found = page.path ?? (await largestOperationPage(buildDir)).path;
  const file = path.join(buildDir, `${found === '/' ? '/index' : found}.html`);
  if (!existsSync(file)) {
    throw new UserError(`The build has no page ${found}: ${file} is missing. Build the English site: npm run build`);
  }
  return found;
}

/** Starts a real browser; throws a UserError where there is none. */
export async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) {
    throw new UserError(
      'The bench needs Chromium. Install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
    );
  }
  return chromium.launch({executablePath, args: [...chromiumArgs]});
}

/** What to measure. */
export interface Asked {
  pages: readonly BenchPageName[];
  /** How often times are measured; the median counts. */
  runs: number;
  generation: boolean;
  /** Called with what is done next. */
  onStart: (what: string) => void;
}

/**
 * Serves the build, opens each page in Chromium, and puts what was measured
 * beside the budgets.
 *
 * @throws UserError where there is no build, a page is missing in it, or there is no Chromium
 */
export async function runBench({pages, runs, generation, onStart}: Asked): Promise<Block[]> {
  const blocks = pages.length > 0 ? await measurePages({pages, runs, onStart}) : [];
  if (generation) {
    onStart('generation of the reference');
    blocks.push({
      name: 'generation of the reference',
      judgements: judge(await measureGeneration(), generationBudgets),
    });
  }
  return blocks;
}

async function measurePages({pages, runs, onStart}: Omit<Asked, 'generation'>): Promise<Block[]> {
  const {server, url} = await serveSite(buildDir, 0);
  try {
    // Before the first is measured, so that nobody waits for nothing.
    const paths = new Map(
      await Promise.all(pages.map(async (name) => [name, await pathOf(benchPages[name])] as const)),
    );
    const browser = await launch();
    try {
      const measured = new Map<BenchPageName, Figures>();
      for (const [name, path_] of paths) {
        onStart(`${name} ${path_}`);
        const page: BenchPage = benchPages[name];
        const {weight, runs: timed} = await measurePage(browser, url + path_, {reads: page.reads, runs});
        const times = medians(timed);
        measured.set(name, {
          html: await htmlSize(buildDir, path_),
          ...weight,
          ...times,
          // Nothing may move in any run, on neither screen.
          shift: Math.max(...[weight, ...timed].map(({shift = 0}) => shift)),
        });
      }
      return [...paths].map(([name, path_]) => blockOf(name, path_, measured));
    } finally {
      await browser.close();
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function blockOf(name: BenchPageName, pagePath: string, measured: ReadonlyMap<BenchPageName, Figures>): Block {
  const figures = measured.get(name) ?? {};
  const {scriptBeyondDocs, ...budgets}: Partial<Record<Figure, number>> = benchPages[name].budgets;
  if (scriptBeyondDocs === undefined) {
    return {name, path: pagePath, judgements: judge(figures, budgets)};
  }
  const compared = measured.get(comparedPage)?.script;
  return compared === undefined
    ? {
        name,
        path: pagePath,
        judgements: judge(figures, budgets),
        notes: [`Its script is not compared with that of a docs page: add --page ${comparedPage}.`],
      }
    : {
        name,
        path: pagePath,
        judgements: judge(
          {...figures, scriptBeyondDocs: (figures.script ?? 0) - compared},
          {...budgets, scriptBeyondDocs},
        ),
      };
}
