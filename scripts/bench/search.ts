/** Measures the size of the search index, compared with Pagefind's, and the time of a search. */
import {execFile} from 'node:child_process';
import {mkdtemp, readFile, readdir, rm, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import type {Browser} from 'playwright';
import {parse} from 'yaml';

import {buildDir, fromRoot} from '../lib/paths';
import type {Figures} from './budgets';

/** The total size of Pagefind's index files for English pages, in KB. */
async function pagefindSize(): Promise<number> {
  const dir = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  try {
    const glob = '{about,pricing,docs,guides,api,blog,docs/**/*,guides/**/*,api/**/*,blog/**/*}.html';
    await promisify(execFile)('npx', ['--yes', 'pagefind', '--site', buildDir, '--glob', glob, '--output-path', dir]);
    const files = (await readdir(dir, {recursive: true})).filter((file) => /\.pf_(?:index|fragment|meta)$/u.test(file));
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(dir, file))).size));
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}

/** The time of the slowest English query in the relevance test, on a CPU slowed down 4 times. */
async function slowestQuery(browser: Browser, url: string): Promise<number> {
  const {en = {}} = parse(await readFile(fromRoot('src/lib/search/queries.yaml'), 'utf8')) as Record<string, object>;
  const page = await browser.newPage({viewport: {width: 1600, height: 900}});
  await page.goto(`${url}/docs`);
  const box = page.locator('input[name="q"]:visible');
  await box.fill('domain');
  await page.getByRole('option').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  let slowest = 0;
  for (const query of Object.keys(en)) {
    const time = await box.evaluate(
      (input: HTMLInputElement, text) =>
        new Promise<number>((resolve) => {
          const started = performance.now();
          const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - started));
          });
          observer.observe(input.form?.querySelector('[role="listbox"]') ?? input, {childList: true, subtree: true});
          input.value = text;
          input.dispatchEvent(new Event('input', {bubbles: true}));
        }),
      query,
    );
    slowest = Math.max(slowest, time);
  }
  await page.close();
  return slowest;
}

/** Measures the search in English. */
export async function measureSearch(browser: Browser, url: string): Promise<Figures> {
  const index = (await readdir(buildDir)).find((file) => /^search-index-\w+\.json\.br$/u.test(file)) ?? '';
  return {
    searchIndex: (await stat(path.join(buildDir, index))).size / 1024,
    pagefind: await pagefindSize(),
    results: await slowestQuery(browser, url),
  };
}
