import {existsSync} from 'node:fs';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import mapValues from 'lodash/mapValues';
import sumBy from 'lodash/sumBy';
import uniqBy from 'lodash/uniqBy';
import {type Browser, type Page, chromium, devices} from 'playwright';

import {localeBaseUrl, locales} from '../../src/config/locales';
import {deferredScriptType, hydratedAttribute} from '../../src/lib/page';
import {chromiumArgs, requireChromium} from '../lib/programs';
import {UserError} from '../lib/fail';
import {buildDir} from '../lib/paths';
import {serveSite} from '../serve/server';
import type {BenchPage, Figures} from './budgets';

const hydrated = `html[${hydratedAttribute}="true"]`;

/** How long the network must be quiet before a page counts as idle, in milliseconds. */
const idle = 500;

/** "Slow 4G": latency in milliseconds, speeds in bytes per second. */
const slow4g = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};

/** The emulated phone; see {@link onPhone}. */
export const phone = 'Pixel 5, 4 times slower CPU, slow 4G';

/** Metrics reported by the page; times in milliseconds since the navigation started. */
interface Watched {
  /** The total time by which tasks exceeded 50 ms. */
  blocked: number;
  shift: number;
  largestPaint: number;
  answered: number;
  /** When the text of the first match of each selector was painted. */
  readable: Record<string, number>;
}

/**
 * Runs in the page before any other script and records what a reader notices in `window.watched`.
 * It is sent as source code, so it must not refer to anything outside, or name arrow functions,
 * which esbuild would wrap in a helper.
 */
function watchPage(selectors: readonly string[]): void {
  const watched: Watched = {blocked: 0, shift: 0, largestPaint: Infinity, answered: 0, readable: {}};
  const notes: Record<
    string,
    (entry: PerformanceEntry & {value?: number; interactionId?: number; identifier?: string}) => void
  > = {
    longtask({duration}) {
      watched.blocked += Math.max(0, duration - 50);
    },
    'layout-shift'({value = 0}) {
      watched.shift += value;
    },
    'largest-contentful-paint'({startTime}) {
      watched.largestPaint = startTime;
    },
    element({identifier = '', startTime}) {
      watched.readable[identifier] ??= startTime;
    },
    event({duration, interactionId = 0}) {
      watched.answered = Math.max(watched.answered, interactionId > 0 ? duration : 0);
    },
  };
  for (const [type, note] of Object.entries(notes)) {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
      type,
      buffered: true,
      ...(type === 'event' && {durationThreshold: 16}),
    });
  }
  // Marks elements for Chromium's element timing as soon as they exist.
  const waiting = new Set(selectors);
  const finder = new MutationObserver(() => {
    for (const selector of waiting) {
      const found = document.querySelector(selector);
      if (found?.textContent.trim()) {
        waiting.delete(selector);
        [found, ...found.querySelectorAll('*')].forEach((element) => element.setAttribute('elementtiming', selector));
      }
    }
    if (waiting.size === 0) {
      finder.disconnect();
    }
  });
  finder.observe(document, {childList: true, subtree: true});
  Object.assign(window, {watched});
}

const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as {watched: Watched}).watched);

/** Opens a page and returns a function that waits until it is idle. */
async function open(page: Page, url: string): Promise<() => Promise<void>> {
  let pending = 0;
  let lastChange = Date.now();
  const count = (change: number) => (): void => {
    pending += change;
    lastChange = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  const response = await page.goto(url);
  if (!response?.ok()) {
    throw new UserError(`${page.url()} responded with ${response?.status() ?? 'nothing'}, expected 200.`);
  }
  return async () => {
    while (pending > 0 || Date.now() - lastChange < idle) {
      await page.waitForTimeout(idle / 10);
    }
  };
}

/**
 * The bytes that a page transfers until it is idle after the first interaction, in KB. Each file
 * counts once, compressed with gzip if the build has a `.gz` copy.
 */
export async function weigh(page: Page, url: string): Promise<Figures> {
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'gzip'});
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
  const untilIdle = await open(page, url);
  await untilIdle();
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await page.locator(hydrated).waitFor({state: 'attached'});
  await untilIdle();
  const {files, inline} = await page.evaluate((deferred) => {
    const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      files: [navigation, ...resources].map(({name, initiatorType, encodedBodySize, startTime}) => ({
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
  const run = new Set(files.filter(({isRun}) => isRun).map((file) => file.path));
  const isScript = (file: {path: string}): boolean => file.path.endsWith('.js');
  const sum = (matches: (file: (typeof files)[number]) => boolean): number =>
    sumBy(uniqBy(files.filter(matches), 'path'), 'bytes') / 1024;
  const inlineScript = gzipSync(inline, {level: 9}).length / 1024;
  return {
    scriptBeforeLoad: inlineScript + sum((file) => file.isRun && isScript(file) && file.isEarly),
    script: inlineScript + sum((file) => isScript(file) && run.has(file.path)),
    scriptOfOthers: sum((file) => isScript(file) && !run.has(file.path)),
    styles: sum((file) => file.path.endsWith('.css')),
    fonts: sum((file) => file.path.endsWith('.woff2')),
    total: sum((file) => !isScript(file) || run.has(file.path)),
  };
}

/** Loads a page on a slow phone, waits until it is idle, and measures it. */
async function onPhone<Result>(
  browser: Browser,
  url: string,
  selectors: readonly string[],
  look: (page: Page, untilIdle: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(devices['Pixel 5']);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, selectors);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const untilIdle = await open(page, url);
    await untilIdle();
    return await look(page, untilIdle);
  } finally {
    await context.close();
  }
}

/**
 * How fast a page loads and becomes readable on a slow phone; with `tap`, also how it responds to
 * the first tap, which starts the app.
 */
export async function measureOnPhone(
  browser: Browser,
  url: string,
  {reads = {}, tap = false}: {reads?: BenchPage['reads']; tap?: boolean},
): Promise<Figures> {
  const times = await onPhone(browser, url, [], async (page, untilIdle) => {
    const {blocked, largestPaint} = await watchedOn(page);
    if (!tap) {
      return {blocked, largestPaint};
    }
    await page.locator('header summary[title]').filter({visible: true}).first().tap();
    await page.locator(hydrated).waitFor({state: 'attached'});
    await untilIdle();
    const {answered, shift, ...started} = await watchedOn(page);
    return {blocked, blockedByStart: started.blocked - blocked, answered, largestPaint, shift};
  });
  if (Object.keys(reads).length === 0) {
    return times;
  }
  // Looking for elements keeps the page busy, so this is a separate load.
  const {readable} = await onPhone(browser, url, Object.values(reads), watchedOn);
  return {...times, ...mapValues(reads, (selector) => readable[selector] ?? Infinity)};
}

/** The median of each figure; for an even number of runs, the higher of the two middle values. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const sorted = names.map((name) => runs.map(({[name]: value = Infinity}) => value).sort((a, b) => a - b));
  return Object.fromEntries(names.map((name, index) => [name, sorted[index]?.[Math.floor(runs.length / 2)]]));
}

/** Measures a page: its size on a wide screen once, and its times on a slow phone the given number of times. */
export async function measurePage(
  browser: Browser,
  url: string,
  {reads, runs}: {reads?: BenchPage['reads']; runs: number},
): Promise<Figures> {
  const page = await browser.newPage({...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}});
  await page.addInitScript(watchPage, []);
  const weight = await weigh(page, url);
  const {shift} = await watchedOn(page);
  await page.close();
  const timed: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    timed.push(await measureOnPhone(browser, url, {reads, tap: true}));
  }
  // Nothing may shift in any run, on either screen.
  return {...weight, ...medians(timed), shift: Math.max(shift, ...timed.map((run) => run.shift ?? Infinity))};
}

/**
 * The size of a page's HTML in the build, in KB, compressed with Brotli.
 *
 * @throws UserError if the build does not have the page
 */
export async function htmlSize(pagePath: string): Promise<number> {
  const file = path.join(buildDir, `${pagePath.endsWith('/') ? `${pagePath}index` : pagePath}.html.br`);
  if (!existsSync(file)) {
    throw new UserError(`${file} is missing. Build the site in English and German, or pass other pages.`);
  }
  return (await stat(file)).size / 1024;
}

/**
 * The path of the operation page with the largest HTML in any language of the build.
 *
 * @throws UserError if the build has no operation pages
 */
export async function largestOperationPage(): Promise<string> {
  const pages: string[] = [];
  for (const dir of locales.map((locale) => `${localeBaseUrl(locale)}api/`)) {
    const files = existsSync(buildDir + dir) ? await readdir(buildDir + dir, {recursive: true}) : [];
    const operations = files.filter((file) => /^(?!events\/)[^/]+\/(?!404)[^/]+\.html$/u.test(file));
    pages.push(...operations.map((file) => dir + file.replace(/\.html$/u, '')));
  }
  const sizes = await Promise.all(pages.map(htmlSize));
  const largest = pages[sizes.indexOf(Math.max(...sizes))];
  if (largest === undefined) {
    throw new UserError(`${buildDir} has no page of an operation. Build the site: npm run build`);
  }
  return largest;
}

/**
 * Starts Chromium, serves built sites, and stops both when the work is done.
 *
 * @param work receives the URLs of the sites, in order
 * @throws UserError if Chromium or a site is missing
 */
export async function withSites<Result>(
  dirs: readonly string[],
  work: (browser: Browser, urls: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({executablePath: requireChromium(), args: [...chromiumArgs]});
  const sites: Awaited<ReturnType<typeof serveSite>>[] = [];
  try {
    for (const dir of dirs) {
      sites.push(await serveSite(dir, 0));
    }
    const urls = sites.map(({url}) => url);
    return await work(browser, urls);
  } finally {
    await browser.close();
    for (const {server} of sites) {
      server.closeAllConnections();
      server.close();
    }
  }
}
