/** Measures the size of the search index, and the time of a search. */
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';

import type {Browser} from 'playwright';
import {parse} from 'yaml';

import {buildDir, fromRoot} from '../lib/paths';
import type {Figures} from './budgets';

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
    results: await slowestQuery(browser, url),
  };
}
