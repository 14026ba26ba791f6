import type {BrowserContext, Page} from 'playwright/test';

import {plainHtml} from './support/plainHtml';
import {holdScripts, hydrated, showIntent} from './support/scripts';
import {expect, test} from './support/site';

/** The language cookie that a browser holds. */
async function languageCookie(
  context: BrowserContext,
): Promise<Awaited<ReturnType<BrowserContext['cookies']>>[number] | undefined> {
  return (await context.cookies()).find(({name}) => name === 'i18n_redirected');
}

/** What Docusaurus prints where it finds no storage. */
const storageWarning = 'Docusaurus browser storage is not available';

/** A browser that blocks cookies; most of them block the storages as well. */
async function blockCookies(page: Page, {storage}: {storage: boolean}): Promise<void> {
  await page.addInitScript((hasStorage) => {
    Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => undefined});
    for (const name of hasStorage ? [] : ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, storage);
}

for (const [browser, url] of [
  ['de-AT', '/de/preise'],
  ['pt-BR', '/pt/precos'],
  ['uk', '/uk/tsiny'],
  ['ru', '/ru/tseny'],
  ['ja', '/pricing'],
] as const) {
  test.describe(`a first visit with ${browser}`, () => {
    test.use({locale: browser});

    test(`leads from /pricing to ${url}`, async ({page, context}) => {
      await page.goto('/pricing?plan=a#all');
      await expect(page).toHaveURL(`${url}?plan=a#all`);
      await expect(page.locator('h1')).toBeVisible();
      const cookie = await languageCookie(context);
      expect(cookie?.value).toBe(url.startsWith('/pricing') ? 'en' : url.slice(1, 3));
    });
  });
}

test('a browser that names no language stays with English', async ({page, context}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', {value: []});
  });
  await page.goto('/pricing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  expect((await languageCookie(context))?.value).toBe('en');
});

test.describe('with a German browser', () => {
  test.use({locale: 'de-DE'});

  test('the cookie is sent over HTTPS only where the site is configured so', async ({page, context}) => {
    // The same page as a build with `secureCookie: true` would have it.
    await page.route('/pricing', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const configured = html.replace('secureCookie:!1', 'secureCookie:!0');
      expect(configured).not.toBe(html);
      // The policy knows the script by its hash.
      const {'content-security-policy': _policy, ...headers} = response.headers();
      await route.fulfill({response, headers, body: configured});
    });
    await page.goto('/pricing');
    await expect(page).toHaveURL('/de/preise');
    expect(await languageCookie(context)).toMatchObject({value: 'de', secure: true});
  });

  test('a reader who switches and comes back finds the language chosen last', async ({page}) => {
    await page.goto('/');
    await expect(page).toHaveURL('/de/');
    const menu = page.getByRole('banner').locator('details:visible');
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: 'Čeština'}).click();
    await expect(page).toHaveURL('/cs/');
    await page.goto('/docs/quickstart?from=mail#send-the-email');
    await expect(page).toHaveURL('/cs/docs/quickstart?from=mail#send-the-email');
  });

  test('the cookie has exactly the agreed attributes', async ({page, context}) => {
    await page.goto('/');
    await expect(page).toHaveURL('/de/');
    const cookie = await languageCookie(context);
    expect(cookie).toMatchObject({value: 'de', path: '/', sameSite: 'Lax', secure: false, httpOnly: false});
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
  });

  test('the cookie wins over the browser', async ({page, context, baseURL}) => {
    await context.addCookies([{name: 'i18n_redirected', value: 'cs', url: baseURL}]);
    await page.goto('/docs/quickstart');
    await expect(page).toHaveURL('/cs/docs/quickstart');
  });

  test('a cookie that means nothing is replaced', async ({page, context, baseURL}) => {
    await context.addCookies([{name: 'i18n_redirected', value: 'nl', url: baseURL}]);
    await page.goto('/docs');
    await expect(page).toHaveURL('/de/docs');
    expect((await languageCookie(context))?.value).toBe('de');
  });

  test('a prefixed address is never redirected', async ({page}) => {
    await page.goto('/fr/tarifs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page).toHaveURL('/fr/tarifs');
  });

  test('a choice of English sticks, and going back is not a trap', async ({page}) => {
    await page.goto('/blog');
    await expect(page).toHaveURL('/de/blog');
    const menu = page.getByRole('banner').locator('details:visible');
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL('/blog');
    await page.goto('/docs');
    await expect(page).toHaveURL('/docs');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/de/blog');
  });

  for (const storage of ['with', 'without'] as const) {
    test(`with cookies blocked and ${storage} a storage, a choice of English lasts for the visit`, async ({
      page,
      complaints,
    }) => {
      await blockCookies(page, {storage: storage === 'with'});
      await page.goto('/pricing');
      await expect(page).toHaveURL('/de/preise');
      const menu = page.getByRole('banner').locator('details:visible');
      await menu.locator('summary').click();
      await menu.getByRole('link', {name: 'English'}).click();
      await expect(page).toHaveURL('/pricing');
      await page.reload();
      await expect(page).toHaveURL('/pricing');
      await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
      await expect(page).toHaveURL('/blog');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      if (storage === 'with') {
        await page.goto('/docs');
        await expect(page).toHaveURL('/docs');
      }
      expect(complaints.filter((complaint) => !complaint.startsWith(storageWarning))).toEqual([]);
      complaints.length = 0;
    });
  }

  test('the notice can be dismissed with cookies blocked', async ({page, complaints}) => {
    await blockCookies(page, {storage: false});
    await page.goto('/de/');
    const notice = page.getByRole('complementary', {name: 'Hinweis zur Übersetzung'});
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    expect(complaints.filter((complaint) => !complaint.startsWith(storageWarning))).toEqual([]);
    complaints.length = 0;
  });

  test('English opened in a new tab is remembered', async ({page, context}) => {
    await page.goto('/de/');
    const menu = page.getByRole('banner').locator('details:visible');
    await menu.locator('summary').click();
    const opened = context.waitForEvent('page');
    await menu.getByRole('link', {name: 'English'}).click({button: 'middle'});
    await expect(await opened).toHaveURL('/');
    expect((await languageCookie(context))?.value).toBe('en');
  });

  test.describe('a crawler', () => {
    for (const userAgent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Twitterbot/1.0',
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    ]) {
      test.describe(userAgent, () => {
        test.use({userAgent});

        test('is never redirected and gets no cookie', async ({page, context}) => {
          await page.goto('/pricing', {waitUntil: 'networkidle'});
          await expect(page).toHaveURL('/pricing');
          expect(await languageCookie(context)).toBeUndefined();
        });
      });
    }
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('the English page is simply there', async ({page}) => {
      await page.goto('/pricing');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    });
  });
});

for (const started of [false, true]) {
  test(`a switch of the language keeps query and hash, ${started ? 'after' : 'before'} the application has started`, async ({
    page,
  }) => {
    const held = await holdScripts(page);
    await page.goto('/terms-of-service?from=mail#liability');
    if (started) {
      held.release();
      await showIntent(page);
      await hydrated(page);
    }
    const menu = page.getByRole('banner').locator('details:visible');
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL('/de/nutzungsbedingungen?from=mail#liability');
    await page.getByRole('complementary').getByRole('link').click();
    await expect(page).toHaveURL('/terms-of-service?from=mail#liability');
  });
}

test.describe('the notice on translated pages', () => {
  test('stands there without script, with a link to the same page in English', async ({request}) => {
    const html = plainHtml(await (await request.get('/uk/tsiny')).text());
    expect(html).toContain('Читати англійською');
    expect(html).toMatch(/<a href=\/pricing hreflang=en-US data-locale=en/iu);
    expect(await (await request.get('/pricing')).text()).not.toContain('Hide this notice');
  });

  test('can be dismissed for the rest of the visit', async ({page}) => {
    await page.goto('/de/');
    const notice = page.getByRole('complementary', {name: 'Hinweis zur Übersetzung'});
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    await page.goto('/de/docs');
    await expect(notice).toBeHidden();
  });
});
