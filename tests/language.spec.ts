import type {BrowserContext, Locator, Page} from 'playwright/test';

import {messageIn} from './support/messages';
import {blockStorage, holdScripts, hydrated, interact} from './support/scripts';
import {expect, test} from './support/site';
import {pageUrl} from '../src/lib/routes';

// Tests that browsers follow the decisions of src/lib/language.ts, which has unit tests.

/** The language cookie of a browser. */
const languageCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({name}) => name === 'i18n_redirected');

/** Opens the language menu and returns the link of a language. */
async function languageLink(page: Page, name: string): Promise<Locator> {
  const menu = page.getByRole('banner').locator('details:visible', {has: page.locator('[hreflang]')});
  await menu.locator('summary').click();
  return menu.getByRole('link', {name});
}

test.describe('with an Austrian browser', () => {
  test.use({locale: 'de-AT'});

  test('a first visit ends at the German page, and the choice is kept for a year', async ({page, context}) => {
    await page.goto('/pricing?plan=a#all');
    await expect(page).toHaveURL('/de/preise?plan=a#all');
    const cookie = await languageCookie(context);
    expect(cookie).toMatchObject({value: 'de', path: '/', sameSite: 'Lax'});
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  });
});

test.describe('with a German browser', () => {
  test.use({locale: 'de-DE'});

  test('a first visit to a missing page says so in German', async ({page, logged}) => {
    await page.goto('/docs/nope');
    await expect(page).toHaveURL('/de/docs/nope');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    logged.length = 0;
  });

  test('a choice of English is kept, and Back still works', async ({page}) => {
    await page.goto('/blog');
    await expect(page).toHaveURL('/de/blog');
    await (await languageLink(page, 'English')).click();
    await expect(page).toHaveURL('/blog');
    await page.goto('/docs');
    await expect(page).toHaveURL('/docs');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/de/blog');
  });

  test('a choice of English lasts for the visit if cookies and storage are blocked', async ({page, logged}) => {
    await blockStorage(page);
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => undefined});
    });
    await page.goto('/pricing');
    await expect(page).toHaveURL('/de/preise');
    const notice = page.getByRole('complementary', {name: messageIn('de', 'notice.label')});
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    await (await languageLink(page, 'English')).click();
    await expect(page).toHaveURL('/pricing');
    await page.reload();
    await expect(page).toHaveURL('/pricing');
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    // Docusaurus logs that no storage is available.
    const other = logged.splice(0).filter((message) => !message.startsWith('Docusaurus browser storage is not'));
    expect(other).toEqual([]);
  });

  test('English opened in a new tab is remembered', async ({page, context}) => {
    await page.goto('/de/');
    const link = await languageLink(page, 'English');
    const opened = context.waitForEvent('page');
    await link.click({button: 'middle'});
    await expect(await opened).toHaveURL('/');
    expect((await languageCookie(context))?.value).toBe('en');
  });

  test.describe('a crawler', () => {
    // src/lib/language.test.ts tests other crawlers.
    test.use({userAgent: 'WhatsApp/2.23.20.0 A'});

    test('is not redirected, gets no cookie and keeps the built page', async ({page, context}) => {
      await page.goto('/pricing');
      await interact(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page).toHaveURL('/pricing');
      expect(await languageCookie(context)).toBeUndefined();
    });
  });
});

for (const started of [false, true]) {
  test(`switching the language keeps query and hash, ${started ? 'after' : 'before'} hydration`, async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/terms-of-service?from=mail#liability');
    if (started) {
      held.release();
      await interact(page);
      await hydrated(page);
    }
    await (await languageLink(page, 'Deutsch')).click();
    await expect(page).toHaveURL('/de/nutzungsbedingungen?from=mail#liability');
    await page.getByRole('complementary').getByRole('link').click();
    await expect(page).toHaveURL('/terms-of-service?from=mail#liability');
  });
}

test('the notice on translated pages can be dismissed for the visit', async ({page}) => {
  await page.goto('/de/preise');
  const notice = page.getByRole('complementary', {name: messageIn('de', 'notice.label')});
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await page.goto('/de/docs');
  await expect(notice).toBeHidden();
});

for (const [path, target, place] of [
  ['/docs/sending/idempotency', '#choose', '#choose'],
  // The place is the next field, because that field is in the upper third of the window, too.
  ['/api/emails/send-email', '#body-subject', '#body-html'],
  ['/pricing', '#bundles', '#bundles'],
] as const) {
  test(`another language opens at the place that is in view: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(path);
    await page.locator(target).evaluate((element) => element.scrollIntoView());
    const header = page.getByRole('banner');
    // Avoids Playwright's click, which scrolls the page to a sticky element.
    for (const control of [
      header.locator('summary:visible', {hasText: 'English'}),
      header.getByRole('link', {name: 'Deutsch'}),
    ]) {
      await control.evaluate((element: HTMLElement) => element.click());
    }
    await expect(page).toHaveURL(`${pageUrl(path, 'de')}${place}`);
  });
}
