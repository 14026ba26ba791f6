import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import fc from 'fast-check';

import {rawRequest} from '../../tests/support/rawRequest';
import {swapFolder, writeAtomically} from '../lib/files';
import {serveSite} from './server';

// Against hanging only.
jest.setTimeout(60_000);

const swapCount = 20;

/** Every page of a build holds the same text, so that a response shows which build it is from. */
const texts = ['the first build', 'the later build'] as const;
const pages = ['/', '/docs', '/docs/quickstart', '/data.json'];

let dir = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  for (const text of texts) {
    for (const name of ['index.html', 'docs.html', 'docs/quickstart.html', 'data.json', '404.html']) {
      await writeAtomically(path.join(dir, text, name), text);
    }
    await writeFile(path.join(dir, text, 'docs.html.br'), brotliCompressSync(text));
    await writeFile(path.join(dir, text, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    await writeFile(path.join(dir, text, '_redirects'), '/old/* /docs/:splat 301\n');
  }
  await cp(path.join(dir, texts[0]), path.join(dir, 'build'), {recursive: true});
  const served = await serveSite(path.join(dir, 'build'), 0);
  server = served.server;
  port = Number(new URL(served.url).port);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, {recursive: true, force: true});
});

async function expectToServe(text: string): Promise<void> {
  const {status, body} = await rawRequest(port, '/docs');
  expect([status, body]).toEqual([200, text]);
}

const number = fc.oneof(fc.nat(20), fc.constantFrom('', '-1', '007', '1e3', '9'.repeat(30)));
const range = fc.oneof(
  fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
  fc
    .array(fc.tuple(number, number), {maxLength: 4})
    .map((list) => `bytes=${list.map((ends) => ends.join('-')).join()}`),
  fc.constantFrom('bytes', 'bytes=', 'bytes=-', 'lines=0-1', 'bytes=a-b', 'bytes 0-1'),
);

it('sends a range exactly, all of a page, or 416, whatever range is asked for', async () => {
  const [text] = texts;
  await fc.assert(
    fc.asyncProperty(range, async (value) => {
      const {status, headers, body} = await rawRequest(port, '/docs', {headers: {Range: value}});
      const [, first, last] = /^bytes (\d+)-(\d+)\/15$/u.exec(headers['content-range'] ?? '') ?? [];
      switch (status) {
        case 200:
          expect(body).toBe(text);
          break;
        case 206:
          expect(body).toBe(text.slice(Number(first), Number(last) + 1));
          expect(body).not.toBe('');
          break;
        default:
          expect([status, headers['content-range']]).toEqual([416, 'bytes */15']);
      }
      await expectToServe(text);
    }),
    {numRuns: 300, examples: [['bytes=9-1'], ['bytes=15-'], ['bytes=-0'], ['bytes=0-3,5-7']]},
  );
});

it('applies a range to no page that is not there', async () => {
  expect(await rawRequest(port, '/nope', {headers: {Range: 'bytes=0-2'}})).toMatchObject({
    status: 404,
    body: texts[0],
  });
});

const anyText = fc.string({unit: 'binary', maxLength: 60});
const target = fc.oneof(
  fc.constantFrom(...pages, '*', '//docs', '/old/%00', '/docs%00', '/%', '/%E0%A4%A', '/..%2f..', 'http://[', '\0'),
  anyText.map((text) => `/${text}`),
  anyText.map((text) => `/docs?${text}`),
  fc.uint8Array({maxLength: 30}).map((bytes) => `/${[...bytes].map((byte) => `%${byte.toString(16)}`).join('')}`),
  fc.nat(20_000).map((length) => `/${'a/'.repeat(length)}`),
);
const headerName = fc.constantFrom(
  ...['Accept-Encoding', 'Range', 'If-Range', 'If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since'],
  ...['Host', 'Connection', 'Upgrade', 'Expect', 'Content-Length', 'Transfer-Encoding', 'Cookie', 'X'],
);
const headerValue = fc.oneof(
  anyText,
  range,
  fc.constantFrom('br', 'gzip;q=0', '*', 'chunked', '0', '"a"', 'W/"a"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'close'),
  fc.nat(40_000).map((length) => 'a'.repeat(length)),
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'PRI', 'get', '\0', 'M-SEARCH');

it('survives every request, and blames the client for those that it refuses', async () => {
  await fc.assert(
    fc.asyncProperty(
      method,
      target,
      fc.dictionary(headerName, headerValue, {maxKeys: 4}),
      async (requested, pathname, headers) => {
        // Node.js may close the connection without a response, too.
        const {status} = await rawRequest(port, pathname, {
          method: requested,
          headers: {...headers, Connection: 'close'},
        }).catch(() => ({status: Number.NaN}));
        expect(status).not.toBeGreaterThanOrEqual(500);
        await expectToServe(texts[0]);
      },
    ),
    {numRuns: 300},
  );
});

it('serves one build or the other while builds are swapped under load', async () => {
  const build = path.join(dir, 'build');
  let swaps = 0;
  let responses = 0;
  const visit = async (): Promise<void> => {
    while (swaps < swapCount) {
      for (const page of pages) {
        const response = await fetch(`http://127.0.0.1:${port}${page}`);
        const body = await response.text();
        responses += 1;
        if (response.status === 503) {
          expect(response.headers.get('retry-after')).toBe('1');
        } else {
          expect([response.status, texts]).toEqual([200, expect.arrayContaining([body])]);
        }
      }
    }
  };
  const swap = async (): Promise<void> => {
    for (; swaps < swapCount; swaps += 1) {
      const text = texts[swaps % 2 === 0 ? 1 : 0];
      await cp(path.join(dir, text), path.join(dir, 'next'), {recursive: true});
      await swapFolder(path.join(dir, 'next'), build, path.join(dir, 'previous'));
      await expectToServe(text);
    }
  };
  await Promise.all([swap(), ...Array.from({length: 4}, visit)]);
  expect(responses).toBeGreaterThan(swaps);
});
