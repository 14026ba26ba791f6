import {expect, test} from './support/site';

test('the policy forbids inline code, and every page lives with it', async ({request, page}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  // The page fixture fails on anything that the policy blocks.
  await page.goto('/cs/blog/buy-postage-not-a-plan', {waitUntil: 'networkidle'});
});

test('text comes compressed, and assets may be kept for a year', async ({request, page}) => {
  await page.goto('/');
  const script = (await page.locator('script[src*="/main."]').getAttribute('src')) ?? '';
  const response = await request.get(script, {headers: {'Accept-Encoding': 'br'}});
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['cache-control']).toContain('immutable');
  expect((await request.get('/', {headers: {'Accept-Encoding': 'gzip'}})).headers()['content-encoding']).toBe('gzip');
});

test('a page that the browser has already is not sent again', async ({request}) => {
  const etag = (await request.get('/docs')).headers().etag ?? '';
  expect((await request.get('/docs', {headers: {'If-None-Match': etag}})).status()).toBe(304);
});
