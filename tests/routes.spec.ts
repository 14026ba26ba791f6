import {localeConfigs} from '../src/config/locales';
import {expect, test} from './support/site';
import {plainHtml} from './support/plainHtml';
import {locales, pagesOf} from './support/pages';

test.describe('every page', () => {
  for (const locale of locales) {
    test(`answers in ${locale}, with its language declared`, async ({request}) => {
      for (const url of pagesOf(locale)) {
        const response = await request.get(url, {maxRedirects: 0});
        expect.soft(response.status(), url).toBe(200);
        expect.soft(plainHtml(await response.text()), url).toContain(`<html lang=${localeConfigs[locale].iso} `);
      }
    });
  }

  for (const [locale, url] of [
    ['en', '/nope'],
    ['en', '/docs/nope/deeper'],
    ['de', '/de/nope'],
  ] as const) {
    test(`${url} answers 404 in ${locale}`, async ({request}) => {
      const response = await request.get(url);
      expect(response.status()).toBe(404);
      expect(plainHtml(await response.text())).toContain(`<html lang=${localeConfigs[locale].iso} `);
    });
  }
});

test('the page that says "not found" is kept out of search, names no versions and leads on', async ({request}) => {
  const html = plainHtml(await (await request.get('/uk/nope')).text());
  expect(html).toContain('name=robots content=noindex');
  expect(html).not.toContain('rel=canonical');
  expect(html).not.toContain('rel=alternate href=https://mailwren.example/uk');
  expect(html).toContain('href=/uk/docs');
});

for (const prefix of ['', '/de']) {
  test(`${prefix}/docs/errors/<anything> has no page, and the article about 404 is not one`, async ({
    page,
    request,
  }) => {
    const response = await request.get(`${prefix}/docs/errors/nope`);
    expect(response.status()).toBe(404);
    const html = plainHtml(await response.text());
    expect(html).toContain('name=robots content=noindex');
    expect(html).not.toContain('id=not_found');

    const old = await request.get(`${prefix}/docs/errors/404`, {maxRedirects: 0});
    expect(old.status()).toBe(301);
    expect(old.headers().location).toBe(`${prefix}/docs/errors/not-found`);
    expect((await page.goto(`${prefix}/docs/errors/404#not_found`))?.status()).toBe(200);
    await expect(page.locator('#not_found')).toBeInViewport();
  });
}

test('an English path behind a prefix leads to the localised one', async ({request}) => {
  const response = await request.get('/de/pricing?a=b', {maxRedirects: 0});
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/de/preise?a=b');
});

test('links follow to the localised path', async ({page}) => {
  await page.goto('/uk/docs/quickstart');
  await page.locator('article a[href="/uk/tsiny"]').first().click();
  await expect(page).toHaveURL('/uk/tsiny');
  await expect(page.locator('h1')).toBeVisible();
});

test('alternates name every language and lead back', async ({page}) => {
  await page.goto('/de/preise');
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  const found = await alternates.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
  );
  expect(Object.fromEntries(found)).toEqual({
    'en-US': '/pricing',
    'de-DE': '/de/preise',
    'fr-FR': '/fr/tarifs',
    'es-ES': '/es/precios',
    'it-IT': '/it/prezzi',
    'pt-PT': '/pt/precos',
    'cs-CZ': '/cs/cenik',
    'uk-UA': '/uk/tsiny',
    'ru-RU': '/ru/tseny',
    'x-default': '/pricing',
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/preise$/u);
});

test('sitemaps list the localised addresses', async ({request}) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain('/de/sitemap-pages.xml');
  const german = await (await request.get('/de/sitemap-pages.xml')).text();
  expect(german).toContain('/de/preise<');
  expect(german).not.toContain('/de/pricing<');
  expect(german).toMatch(/hreflang="uk-UA" href="[^"]+\/uk\/tsiny"/u);
  expect(german).toMatch(/hreflang="x-default" href="[^"]+\/pricing"/u);
});
