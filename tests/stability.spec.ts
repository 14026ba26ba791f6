import {type IncomingMessage, type ServerResponse, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import {defaultInputs} from '../src/data/calculator';
import {encodeInputs} from '../src/lib/calculator/query';
import {hydrated, interact} from './support/scripts';
import {expect, test} from './support/site';

/** The number of chunks in which the first screen of a page arrives. */
const pieces = 20;

/** The number of bytes that arrive in chunks: at least the first screen. */
const inPieces = 60_000;

/** A proxy of the site that sends the next chunk of the page at `url` when `next` is called. */
async function slowServer(
  site: string,
  url: string,
): Promise<{origin: string; next: () => boolean; close: () => void}> {
  const rest: Buffer[] = [];
  let page: ServerResponse | undefined;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const original = await fetch(`${site}${request.url ?? '/'}`, {headers: {'accept-encoding': 'identity'}});
      const body = Buffer.from(await original.arrayBuffer());
      response.writeHead(original.status, {'content-type': original.headers.get('content-type') ?? ''});
      if (request.url !== url) {
        response.end(body);
        return;
      }
      const start = body.indexOf('<body');
      const size = Math.ceil(inPieces / pieces);
      // With the first chunk of the body, because browsers paint no page without one.
      response.write(body.subarray(0, start + size));
      for (let at = start + size; at < start + inPieces; at += size) {
        rest.push(body.subarray(at, at + size));
      }
      rest.push(body.subarray(start + size * pieces));
      page = response;
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const piece = rest.shift();
      if (piece) {
        page?.write(piece);
        return true;
      }
      page?.end();
      return false;
    },
    close: () => server.close(),
  };
}

for (const url of [
  '/',
  '/uk/tsiny',
  `/uk/tsiny?${encodeInputs({...defaultInputs, emails: 12_345_678, nonProfit: true})}`,
  '/docs/indexsd',
  '/api/emails/send-email',
  '/blog',
  '/blog/how-dkim-keys-rotate',
]) {
  test(`nothing on ${url} shifts while it loads and hydrates`, async ({page, baseURL}) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      // A separate server for each width, so that no font is cached.
      const server = await slowServer(baseURL ?? '', url);
      try {
        await page.goto(`${server.origin}${url}`, {waitUntil: 'commit'});
        await page.evaluate(() => {
          const moved: string[] = [];
          Object.assign(window, {moved});
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {sources: {node: Node | null}[]})[]) {
              moved.push(
                ...entry.sources.map(
                  ({node}) => (node instanceof Element ? node : node?.parentElement)?.outerHTML ?? 'no element',
                ),
              );
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        // Two frames, so that everything that has arrived is painted.
        const painted = (): Promise<unknown> =>
          page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        do {
          await painted();
        } while (server.next());
        await page.waitForLoadState('load');
        if (url.startsWith('/uk/tsiny')) {
          await page.locator('#calculator form').scrollIntoViewIfNeeded();
        }
        await interact(page);
        await hydrated(page);
        await painted();
        const moved = await page.evaluate(() => (window as unknown as {moved: string[]}).moved);
        expect.soft(moved, `${width} pixels wide`).toEqual([]);
        // Aborts pending requests of the page.
        await page.goto('about:blank');
      } finally {
        server.close();
      }
    }
  });
}
