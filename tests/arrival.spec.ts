import {type IncomingMessage, type ServerResponse, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import {expect, test} from './support/site';

/** Into how many pieces the beginning of a page is cut. */
const pieces = 40;

/** Bytes of a page that are sent in pieces: all that stands on its first screen. */
const inPieces = 60_000;

/**
 * A server that hands on the site, but the page at `address` a piece at a time:
 * the next one goes out when `next` is called.
 */
async function slowServer(
  site: string,
  address: string,
): Promise<{url: string; next: () => boolean; close: () => void}> {
  const rest: Buffer[] = [];
  let answer: ServerResponse | undefined;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const original = await fetch(`${site}${request.url ?? '/'}`, {headers: {'accept-encoding': 'identity'}});
      const body = Buffer.from(await original.arrayBuffer());
      const type = original.headers.get('content-type') ?? '';
      response.writeHead(original.status, {'content-type': type});
      if (request.url !== address) {
        response.end(body);
        return;
      }
      const start = body.indexOf('<body');
      const size = Math.ceil(inPieces / pieces);
      // With the first piece of the body: a browser paints nothing of a page without one.
      response.write(body.subarray(0, start + size));
      for (let at = start + size; at < start + inPieces; at += size) {
        rest.push(body.subarray(at, at + size));
      }
      rest.push(body.subarray(start + size * pieces));
      answer = response;
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`,
    next: () => {
      const piece = rest.shift();
      if (piece) {
        answer?.write(piece);
        return true;
      }
      answer?.end();
      return false;
    },
    close: () => server.close(),
  };
}

for (const address of [
  '/',
  '/uk/tsiny',
  '/docs/indexsd',
  '/api/emails/send-email',
  '/blog',
  '/blog/how-dkim-keys-rotate',
]) {
  for (const width of [320, 1440]) {
    test(`nothing in the bar or on the first screen of ${address} moves while it arrives, ${width} pixels wide`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({width, height: 900});
      const server = await slowServer(baseURL ?? '', address);
      try {
        await page.goto(server.url, {waitUntil: 'commit'});
        await page.evaluate(() => {
          const moved: string[] = [];
          Object.assign(window, {moved});
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {sources: {node: Node | null}[]})[]) {
              moved.push(
                ...entry.sources.map(
                  ({node}) =>
                    (node instanceof Element ? node : node?.parentElement)?.outerHTML ?? 'something that is no element',
                ),
              );
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        do {
          // Two frames: what has arrived is painted.
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
        } while (server.next());
        await page.waitForLoadState('load');
        expect(await page.evaluate(() => (window as unknown as {moved: string[]}).moved)).toEqual([]);
      } finally {
        server.close();
      }
    });
  }
}
