import type {Page} from 'playwright/test';

import {messageIn} from './support/messages';
import {hydrated, interact, openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** Navigates within the app, like a link. */
async function navigateWithin(page: Page, url: string): Promise<void> {
  await interact(page);
  await hydrated(page);
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, url);
}

const english = {
  docs: "The documentation page you're looking for doesn't exist",
  back: 'Back to Documentation',
  site: 'Page Not Found',
};
const german = {
  docs: messageIn('de', 'docsNotFound.title'),
  back: messageIn('de', 'docsNotFound.back'),
  site: 'Seite nicht gefunden',
};

for (const [base, {docs, back, site}] of [
  ['', english],
  ['/de', german],
] as const) {
  test(`missing pages below ${base}/ have their not-found page, unchanged by hydration`, async ({page}) => {
    for (const [url, title] of [
      ...['docs', 'guides', 'api'].map((directory) => [`${base}/${directory}/nope/deeper`, docs] as const),
      [`${base}/nope/deeper`, site],
    ] as const) {
      expect((await page.goto(url))?.status()).toBe(404);
      const heading = page.getByRole('heading', {level: 1, name: title});
      await expect(heading).toBeVisible();
      if (title === docs) {
        await expect(page.locator('.theme-doc-sidebar-container a').first()).toBeVisible();
      } else {
        // The heading is aligned with the logo only if the HTML links the page's stylesheets.
        const logo = page.getByRole('banner').locator('svg').first();
        expect((await heading.boundingBox())?.x).toBe((await logo.boundingBox())?.x);
      }
      const before = await page.locator('main').innerText();
      await interact(page);
      await hydrated(page);
      expect(await page.locator('main').innerText()).toBe(before);
      await expect(page).toHaveTitle(new RegExp(`^${site}`, 'u'));
    }
    await page.goto(`${base}/docs/nope`);
    await page.getByRole('main').getByRole('link', {name: back}).click();
    await expect(page).toHaveURL(`${base}/docs`);
  });

  test(`client navigation from ${base}/docs and ${base}/ to a missing page shows its not-found page`, async ({
    page,
  }) => {
    for (const [from, heading] of [
      [`${base}/docs`, docs],
      [`${base}/`, site],
    ] as const) {
      await page.goto(from);
      await navigateWithin(page, `${from.replace(/\/$/u, '')}/nope`);
      await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });
}

const message = 'Credits ran out of ink.';

/** Makes the pricing page, which formats money, throw an error, or `undefined`, while it renders. */
async function breakFormatting(page: Page, error?: string): Promise<void> {
  await page.addInitScript((text) => {
    const original = Intl.NumberFormat;
    const broken = (): never => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- What the page has to survive.
      throw text && new Error(text);
    };
    Intl.NumberFormat = new Proxy(original, {construct: broken, apply: broken});
    Object.assign(window, {
      fix: () => {
        Intl.NumberFormat = original;
      },
    });
  }, error);
}

test('a page that throws undefined shows an error, too', async ({page, logged}) => {
  await breakFormatting(page);
  await page.goto('/pricing');
  await interact(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Internal Server Error'})).toBeFocused();
  await expect(page.getByText('The page threw undefined.')).toBeVisible();
  logged.length = 0;
});

test('a page that throws shows the error and can be retried', async ({page, logged}) => {
  await breakFormatting(page, message);
  await page.goto('/pricing');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await interact(page);
  const heading = page.getByRole('heading', {level: 1, name: 'Internal Server Error'});
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Internal Server Error | Mailwren');
  await expect(page.getByText(message)).toBeVisible();
  expect(logged.splice(0).join('\n')).toContain(message);
  await expect(page.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
  await page.evaluate(() => (window as unknown as {fix: () => void}).fix());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Pay for what you send'})).toBeVisible();
});

test('a link whose scripts are gone after a deployment loads the page once', async ({page, logged}) => {
  await openApplication(page, '/');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  await page.route(/\/assets\/js\//u, (route) => route.fulfill({status: 404, body: 'Not found'}));
  await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
  await expect.poll(() => loaded).toEqual(['/blog']);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  // The page's own scripts are missing, too.
  const failed = page.waitForEvent('console', (entry) => entry.text().includes('The page works without it'));
  await interact(page);
  await failed;
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual(['/blog']);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  logged.length = 0;
});

test('offline, a link opens a loaded page or the error page of the browser, and Back returns', async ({
  page,
  context,
  logged,
}) => {
  await openApplication(page, '/docs/quickstart');
  const heading = page.getByRole('heading', {level: 1});
  // Hovering over a link loads its page.
  await page.getByRole('banner').getByRole('link', {name: 'Guides'}).hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', {name: 'Guides'}).click();
  await expect(heading).toHaveText('Guides');
  await page.goBack();
  await expect(heading).toHaveText('Send your first email');
  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL(/^chrome-error:/u);
  await page.goBack();
  await expect(heading).toHaveText('Send your first email');
  logged.length = 0;
});
