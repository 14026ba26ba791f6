import {gzipSync} from 'node:zlib';

import {type Browser, type BrowserContextOptions, type CDPSession, type Page, devices} from 'playwright';

import {deferredScriptType} from '../../src/lib/page';
import {type Reads, profile} from './budgets';
import type {Figures} from './judge';
import {type Traffic, recordTraffic} from './recordTraffic';
import {type Weight, weighTraffic} from './traffic';
import {type Watched, watchScript} from './watchPage';

const hydrated = 'html[data-has-hydrated="true"]';

/** Where pages without a press of anything can be touched: the button in the bar that the boot script answers. */
const firstTapped = '[data-boot="color-mode"]';

/** A wide screen, on which nothing is throttled. */
const desktop: BrowserContextOptions = {
  userAgent: devices['Desktop Chrome'].userAgent,
  viewport: {width: 1440, height: 900},
};

async function watchedOf(page: Page): Promise<Watched> {
  const watched = await page.evaluate(() => (window as unknown as {watched?: Watched}).watched);
  if (watched?.isWatching !== true) {
    throw new Error(`Nothing watched ${page.url()}: the script of watchPage.ts has failed there.`);
  }
  return watched;
}

/** The text of the scripts in the HTML that a browser runs. */
async function inlineScript(page: Page): Promise<string> {
  return page.evaluate(
    (deferred) =>
      [...document.scripts]
        .filter(({src, type}) => src === '' && type !== deferred && !type.includes('json'))
        .map(({text}) => text)
        .join(''),
    deferredScriptType,
  );
}

/**
 * What a page asks for until it is idle, and after the first sign of intent.
 * Every body comes compressed with gzip, where it is compressed at all.
 */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const traffic = await recordTraffic(session);
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'gzip'});
  await page.goto(url, {waitUntil: 'load'});
  const inline = gzipSync(await inlineScript(page), {level: 9}).length;
  await traffic.quiet();
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await page.locator(hydrated).waitFor({state: 'attached'});
  await traffic.quiet();
  await session.detach();
  return weighTraffic(traffic.transfers(), inline);
}

/** Slows the page down to the profile. */
async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.download,
    uploadThroughput: profile.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: profile.cpuSlowdown});
}

const sum = (tasks: Watched['tasks']): number => tasks.reduce((total, {excess}) => total + excess, 0);

/** Loads a page on the throttled phone, waits until it is idle, and hands it on. */
async function onPhone<Result>(
  browser: Browser,
  url: string,
  selectors: readonly string[],
  look: (page: Page, traffic: Traffic) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(devices[profile.device]);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchScript(selectors));
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await throttle(session);
    await page.goto(url, {waitUntil: 'load'});
    await traffic.quiet();
    return await look(page, traffic);
  } finally {
    await context.close();
  }
}

/** How a page feels until it is idle. */
function feltWhileLoading({tasks, largestPaint}: Watched): Figures {
  return {blocked: sum(tasks), largestPaint: largestPaint?.at ?? Infinity};
}

/** How a page feels: until it is idle, then at the first tap and while the application starts. */
function feel(browser: Browser, url: string): Promise<Figures> {
  return onPhone(browser, url, [], async (page, traffic) => {
    const loaded = await watchedOf(page);
    await page.locator(firstTapped).filter({visible: true}).first().tap();
    await page.locator(hydrated).waitFor({state: 'attached'});
    await traffic.quiet();
    const started = await watchedOf(page);
    return {
      ...feltWhileLoading(loaded),
      largestIsPicture: loaded.largestPaint?.isPicture ? 1 : 0,
      blockedByStart: sum(started.tasks) - sum(loaded.tasks),
      answered: started.answered,
      shift: started.shift,
    };
  });
}

/** When something can be read. Looking for it keeps the page busy, so this is a load of its own. */
function read(browser: Browser, url: string, reads: Reads): Promise<Figures> {
  return onPhone(browser, url, Object.values(reads), async (page) => {
    const {readable} = await watchedOf(page);
    return Object.fromEntries(Object.entries(reads).map(([name, selector]) => [name, readable[selector] ?? Infinity]));
  });
}

/** How any page on the throttled phone feels while it loads, and when it can be read; for pages of other sites, too. */
export async function measureLoading(browser: Browser, url: string, reads: Reads): Promise<Figures> {
  const felt = await onPhone(browser, url, [], async (page) => feltWhileLoading(await watchedOf(page)));
  return {...felt, ...(await read(browser, url, reads))};
}

/** The layout shift of a page on a wide screen, beside its weight. */
async function weighOnDesktop(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchScript([]));
    const weight = await weigh(page, url);
    return {...weight, shift: (await watchedOf(page)).shift};
  } finally {
    await context.close();
  }
}

/** Everything that is measured of a page in a browser: its weight once, its times as often as asked. */
export async function measurePage(
  browser: Browser,
  url: string,
  {reads = {}, runs}: {reads?: Reads; runs: number},
): Promise<{weight: Figures; runs: Figures[]}> {
  const weight = await weighOnDesktop(browser, url);
  const timed: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const reading = Object.keys(reads).length > 0 ? await read(browser, url, reads) : {};
    timed.push({...(await feel(browser, url)), ...reading});
  }
  return {weight, runs: timed};
}
