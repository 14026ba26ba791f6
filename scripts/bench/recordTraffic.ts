import type {CDPSession} from 'playwright';

import {UserError} from '../lib/fail';
import type {Transfer} from './traffic';

/** For how long nothing may be under way before a page counts as quiet, in milliseconds. */
const calm = 500;

/** What a page asks for, as it comes. */
export interface Traffic {
  /** What has come until now; not what is still under way. */
  transfers: () => Transfer[];
  /** Waits until nothing has been under way for half a second. */
  quiet: () => Promise<void>;
}

interface Asked {
  url: string;
  kind: string;
  at: number;
  bytes?: number;
}

/**
 * Records every request of a page, with the size of its body as the server
 * states it: the bytes on the wire without the headers, which differ by host.
 */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const asked = new Map<string, Asked>();
  const underWay = new Set<string>();
  let loadedAt = Infinity;
  let lastChange = Date.now();
  const change = (): void => {
    lastChange = Date.now();
  };

  session.on('Page.loadEventFired', ({timestamp}) => {
    loadedAt = timestamp;
  });
  session.on('Network.requestWillBeSent', ({requestId, request, type, timestamp}) => {
    if (request.url.startsWith('http')) {
      asked.set(requestId, {url: request.url, kind: type ?? 'Other', at: timestamp});
      underWay.add(requestId);
      change();
    }
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    const request = asked.get(requestId);
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    if (request) {
      request.bytes = length === undefined ? undefined : Number(length);
    }
  });
  const end = ({requestId}: {requestId: string}): void => {
    underWay.delete(requestId);
    change();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', ({requestId, canceled}) => {
    // The browser gives up what it fetched ahead when the page asks for it itself; that is another request.
    if (canceled) {
      asked.delete(requestId);
    }
    end({requestId});
  });
  await session.send('Page.enable');
  await session.send('Network.enable');

  return {
    transfers: () =>
      [...asked]
        .filter(([id]) => !underWay.has(id))
        .map(([, {url, kind, at, bytes}]) => {
          if (bytes === undefined) {
            throw new UserError(
              `The server did not say how long ${url} is, or did not answer. Build the site anew: npm run build`,
            );
          }
          return {url, kind, bytes, beforeLoad: at < loadedAt};
        }),
    async quiet() {
      while (underWay.size > 0 || Date.now() - lastChange < calm) {
        await new Promise((resolve) => setTimeout(resolve, calm / 10));
      }
    },
  };
}
