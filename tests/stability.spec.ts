import {interact, hydrated} from './support/scripts';
import {expect, test} from './support/site';

/** The bytes per second at which a page arrives: slow enough that its first screen is painted in parts. */
const downloadThroughput = 100_000;

for (const url of [
  '/',
  '/uk/tsiny',
  '/uk/tsiny?emails=12345678&campaigns=0&verifications=0&months=1&nonprofit=1',
  '/docs/indexsd',
  '/api/emails/send-email',
  '/blog',
  '/blog/how-dkim-keys-rotate',
]) {
  for (const width of [320, 768, 1440]) {
    test(`nothing on ${url} shifts while it loads and hydrates, ${width} pixels wide`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput,
        uploadThroughput: -1,
      });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, {moved});
        new PerformanceObserver((list) => {
          for (const {sources} of list.getEntries() as (PerformanceEntry & {sources: {node: Node | null}[]})[]) {
            for (const {node} of sources) {
              moved.push((node instanceof Element ? node : node?.parentElement)?.outerHTML ?? 'no element');
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(url);
      await page.locator('h1').waitFor();
      if (url.startsWith('/uk/tsiny')) {
        await page.locator('#calculator form').scrollIntoViewIfNeeded();
      }
      await interact(page);
      await hydrated(page);
      // Two frames, so that the changes from hydration are painted.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => (window as unknown as {moved: string[]}).moved)).toEqual([]);
    });
  }
}
