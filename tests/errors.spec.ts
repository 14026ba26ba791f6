import type {Page} from 'playwright/test';

import {expect, test} from './support/site';
import {hydrated, showIntent} from './support/scripts';

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
];

/** Goes to an address within the application, as one of its links would. */
async function navigateWithin(page: Page, url: string): Promise<void> {
  await showIntent(page);
  await hydrated(page);
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, url);
}

for (const [locale, prefix, words] of [
  [
    'en',
    '',
    {
      docs: "The documentation page you're looking for doesn't exist",
      back: 'Back to Documentation',
      web: 'Page Not Found',
    },
  ],
  [
    'de',
    '/de',
    {
      docs: 'Die gesuchte Seite der Dokumentation gibt es nicht',
      back: 'Zurück zur Dokumentation',
      web: 'Seite nicht gefunden',
    },
  ],
  [
    'uk',
    '/uk',
    {
      docs: 'Сторінки документації, яку ви шукаєте, не існує',
      back: 'Назад до документації',
      web: 'Сторінку не знайдено',
    },
  ],
] as const) {
  test.describe(`an address without a page, in ${locale}`, () => {
    for (const base of ['docs', 'guides', 'api']) {
      const url = `${prefix}/${base}/nope/deeper`;

      test(`${url} shows the documentation's own page, the same after hydration`, async ({page, complaints}) => {
        const response = await page.goto(url);
        expect(response?.status()).toBe(404);
        const heading = page.getByRole('heading', {level: 1, name: words.docs});
        await expect(heading).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
        await expect(page.locator('.theme-doc-sidebar-container a').first()).toBeVisible();
        const before = await page.locator('main').innerText();
        await showIntent(page);
        await hydrated(page);
        await expect(heading).toBeVisible();
        expect(await page.locator('main').innerText()).toBe(before);
        await page.getByRole('main').getByRole('link', {name: words.back}).click();
        await expect(page).toHaveURL(`${prefix}/docs`);
        // The status itself is printed by the browser; a mismatch of the hydration would be another entry.
        expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
      });
    }

    test('shows it on client navigation, too', async ({page}) => {
      await page.goto(`${prefix}/docs`);
      await navigateWithin(page, `${prefix}/docs/nope`);
      await expect(page.getByRole('heading', {level: 1, name: words.docs})).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${words.web}`, 'u'));
      await expect(page.locator('.theme-doc-sidebar-container a').first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });

    test('elsewhere shows the page of the whole site, on a full load and on client navigation', async ({
      page,
      complaints,
    }) => {
      const response = await page.goto(`${prefix}/nope/deeper`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(`^${words.web}`, 'u'));
      await expect(page.getByRole('heading', {level: 1, name: words.web})).toBeVisible();
      await showIntent(page);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: words.web})).toBeVisible();
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);

      await page.goto(`${prefix}/`);
      await navigateWithin(page, `${prefix}/nope`);
      await expect(page.getByRole('heading', {level: 1, name: words.web})).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  });
}

/** Makes the pricing page throw while it is drawn: it is one that formats money. */
async function breakFormatting(page: Page, error: string): Promise<void> {
  await page.addInitScript((message) => {
    const original = Intl.NumberFormat;
    const broken = (): never => {
      throw new Error(message);
    };
    Intl.NumberFormat = new Proxy(original, {construct: broken, apply: broken});
    Object.assign(window, {
      mend: () => {
        Intl.NumberFormat = original;
      },
    });
  }, error);
}

test.describe('a page that throws while it is drawn', () => {
  test('says so to a person, with a way home and another try', async ({page, complaints}) => {
    await breakFormatting(page, 'Credits ran out of ink.');
    await page.goto('/pricing');
    await showIntent(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Internal Server Error'})).toBeVisible();
    await expect(page).toHaveTitle('Internal Server Error | Mailwren');
    await expect(page.getByText('Credits ran out of ink.')).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Credits ran out of ink.');
    expect(complaints.splice(0).join('\n')).toContain('Credits ran out of ink.');

    await page.evaluate(() => (window as unknown as {mend: () => void}).mend());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Pay for what you send'})).toBeVisible();
    expect(complaints.splice(0)).toEqual([]);
  });

  test('leads home', async ({page, complaints}) => {
    await breakFormatting(page, 'Credits ran out of ink.');
    await page.goto('/de/preise');
    await showIntent(page);
    await page.getByRole('link', {name: 'Zur Startseite'}).click();
    await expect(page).toHaveURL('/de/');
    complaints.length = 0;
  });

  for (const userAgent of bots) {
    test.describe(userAgent, () => {
      test.use({userAgent});

      test('keeps the page as it was built; the error is only logged', async ({page, complaints}) => {
        await breakFormatting(page, 'Credits ran out of ink.');
        await page.goto('/pricing');
        const title = await page.title();
        const main = (): Promise<string> => page.locator('main').innerHTML();
        const built = await main();
        const logged = page.waitForEvent('console', (message) => message.text().includes('Credits ran out of ink.'));
        await showIntent(page);
        await logged;
        await expect(page.getByRole('heading', {level: 1, name: 'Pay for what you send'})).toBeVisible();
        await expect.poll(main).toBe(built);
        expect(await page.title()).toBe(title);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
        await expect(page.getByText('Internal Server Error')).toHaveCount(0);
        complaints.length = 0;
      });
    });
  }
});

test('a piece that does not load is logged, and the link leads on by a full load', async ({page, complaints}) => {
  await page.goto('/');
  await showIntent(page);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/js\//u, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  complaints.length = 0;
});
