import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import sumBy from 'lodash/sumBy';
import uniqBy from 'lodash/uniqBy';
import type {Page} from 'playwright/test';

import {localeBaseUrl} from '../../src/config/locales';
import {deferredScriptType} from '../../src/lib/page';
import {locales} from './pages';
import {hydrated, interact} from './scripts';

/** Sizes in KB of 1,024 bytes: HTML compressed with Brotli, everything else with gzip. */
export interface Weight {
  html: number;
  /** The scripts that run before the load event, including inline scripts. */
  scriptBeforeLoad: number;
  /**
   * The scripts that run until the page is idle after the first interaction, without prefetched scripts of other pages.
   */
  script: number;
  fonts: number;
}

/** The size in KB of a page's HTML, compressed with Brotli. */
async function htmlSize(url: string): Promise<number> {
  const file = path.join('build', `${url.endsWith('/') ? `${url}index` : url}.html.br`);
  return (await stat(file)).size / 1024;
}

/** How long the network must be quiet before a page counts as idle, in milliseconds. */
const idle = 500;

/** Returns a function that waits until the network is idle, any number of times, unlike Playwright's `networkidle`. */
function watchNetwork(page: Page): () => Promise<void> {
  let pending = 0;
  let lastChange = Date.now();
  const count = (change: number) => (): void => {
    pending += change;
    lastChange = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async () => {
    while (pending > 0 || Date.now() - lastChange < idle) {
      await page.waitForTimeout(idle / 10);
    }
  };
}

/** The bytes that a page transfers until it is idle after the first interaction. Each file counts once. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'gzip'});
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
  const untilIdle = watchNetwork(page);
  await page.goto(url);
  await untilIdle();
  await interact(page);
  await hydrated(page);
  await untilIdle();
  const {files, inline} = await page.evaluate((deferred) => {
    const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      files: resources.map(({name, initiatorType, encodedBodySize, startTime}) => ({
        path: new URL(name).pathname,
        isRun: initiatorType === 'script',
        isEarly: startTime < navigation.loadEventStart,
        bytes: encodedBodySize,
      })),
      inline: [...document.scripts]
        .filter(({src, type}) => src === '' && type !== deferred && !type.includes('json'))
        .map(({text}) => text)
        .join(''),
    };
  }, deferredScriptType);
  // A prefetch that was canceled in favor of the navigation may have no size.
  files.sort((a, b) => b.bytes - a.bytes);
  const sum = (matches: (file: (typeof files)[number]) => boolean): number =>
    sumBy(uniqBy(files.filter(matches), 'path'), 'bytes') / 1024;
  const run = new Set(files.filter(({isRun}) => isRun).map((file) => file.path));
  const inlineScript = gzipSync(inline, {level: 9}).length / 1024;
  return {
    html: await htmlSize(url),
    scriptBeforeLoad: inlineScript + sum((file) => file.isRun && file.isEarly && file.path.endsWith('.js')),
    script: inlineScript + sum((file) => run.has(file.path) && file.path.endsWith('.js')),
    fonts: sum((file) => file.path.endsWith('.woff2')),
  };
}

/** The URL of the operation page with the largest HTML in any language of the build. */
export async function largestOperationPage(): Promise<string> {
  const pages: {url: string; size: number}[] = [];
  for (const dir of locales.map((locale) => `${localeBaseUrl(locale)}api/`)) {
    const files = await readdir(path.join('build', dir), {recursive: true});
    for (const file of files.filter((name) => /^(?!events\/)[^/]+\/(?!404)[^/]+\.html$/u.test(name))) {
      const url = dir + file.replace(/\.html$/u, '');
      pages.push({url, size: await htmlSize(url)});
    }
  }
  return pages.reduce((largest, page) => (page.size > largest.size ? page : largest)).url;
}
