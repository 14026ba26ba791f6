import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import {parse} from 'yaml';

import {specDownloads} from '../src/config/publishedFiles';
import {localeBaseUrl, locales} from '../src/config/locales';
import {expect, test} from './support/site';

/** Everything in a description that is no text for people. */
const withoutTexts = (node: unknown): unknown =>
  Array.isArray(node)
    ? node.map(withoutTexts)
    : typeof node === 'object' && node !== null
      ? Object.fromEntries(
          Object.entries(node)
            .filter(
              ([key, value]) =>
                !(typeof value === 'string' && ['description', 'summary', 'title', 'x-displayName'].includes(key)),
            )
            .filter(([key]) => key !== 'x-enumDescriptions')
            .map(([key, value]) => [key, withoutTexts(value)]),
        )
      : node;

for (const locale of locales) {
  test(`the description is there as files (${locale}), with their types, and says the same in each`, async ({
    request,
  }) => {
    const bodies = new Map<string, string>();
    for (const [name, type] of Object.entries(specDownloads)) {
      const response = await request.get(`${localeBaseUrl(locale)}${name}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(type);
      expect(response.headers()['access-control-allow-origin']).toBe('*');
      bodies.set(name, await response.text());
    }
    const described: unknown = JSON.parse(bodies.get('openapi.json') ?? '');
    expect(parse(bodies.get('openapi.yaml') ?? '')).toEqual(described);
    const english: unknown = await (await request.get('/openapi.json')).json();
    expect(withoutTexts(described)).toEqual(withoutTexts(english));
  });
}

test('a tool on another site can read the description', async ({page, baseURL}) => {
  // A page of another origin, without a policy of its own.
  const elsewhere = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<title>Tool</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    const read = (path: string): Promise<number> =>
      page.evaluate((url) => fetch(url).then(({status}) => status), `${baseURL ?? ''}${path}`);
    expect(await read('/openapi.json')).toBe(200);
    expect(await read('/openapi.yaml')).toBe(200);
    expect(await read('/postman.json')).toBe(200);
  } finally {
    elsewhere.closeAllConnections();
    elsewhere.close();
  }
});

test('the front page of the reference leads to the files in its language', async ({page}) => {
  await page.goto('/de/api');
  const links = page.getByRole('main').getByRole('link', {name: /^(?:openapi|postman)\./u});
  await expect(links).toHaveText(Object.keys(specDownloads));
  const targets = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
  expect(targets).toEqual(Object.keys(specDownloads).map((name) => `/de/${name}`));
});
