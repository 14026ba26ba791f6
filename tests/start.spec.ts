import {expect, test} from './support/site';
import {holdScripts, hydrated, openApplication, showIntent} from './support/scripts';

test('nothing of the application runs before a sign of intent, and then all of it', async ({page}) => {
  await page.goto('/docs/quickstart', {waitUntil: 'networkidle'});
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await showIntent(page);
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
});

test('the scripts are fetched when the page is idle, with the lowest priority', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('link[rel="prefetch"][as="script"]')).not.toHaveCount(0);
});

for (const [what, connection] of [
  ['where data is to be saved', {saveData: true, effectiveType: '4g'}],
  ['on a slow connection', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`nothing is fetched ahead ${what}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const held = await holdScripts(page);
    held.release();
    await page.goto('/docs/quickstart', {waitUntil: 'networkidle'});
    expect(held.asked()).toBe(0);
    await showIntent(page);
    await hydrated(page);
    const afterStart = held.asked();
    await page.waitForLoadState('networkidle');
    expect(held.asked()).toBe(afterStart);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}

test.describe('while the scripts are held back', () => {
  test('links, menus, disclosures and the language switch work', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await header.locator('summary:visible').click();
    await header.getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL('/de/');
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/de/docs/quickstart');
    await page.locator('summary', {hasText: 'Auf dieser Seite'}).click();
    const answer = page.locator('main details a[href="#read-the-answer"]');
    await answer.click();
    await expect(page).toHaveURL('/de/docs/quickstart#read-the-answer');
    const all = page.getByText('Alle Seiten');
    await all.click();
    await expect(page.locator('main details a[href="/de/docs"]').first()).toBeVisible();
    expect(held.asked()).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('the colour mode changes at once, and only once', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    const held = await holdScripts(page);
    await page.goto('/pricing');
    const html = page.locator('html');
    await page.getByRole('button', {name: 'Switch between light and dark'}).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    held.release();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    // The application knows of the choice: a change of the system's wish does not undo it.
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: 'Switch between light and dark'}).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  test('code is copied at once', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const held = await holdScripts(page);
    await page.goto('/docs/quickstart');
    const panel = page.locator('.code-panel:visible').filter({hasText: 'export MAILWREN_API_KEY'});
    await panel.getByRole('button', {name: 'Copy'}).click();
    await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'export MAILWREN_API_KEY="paste-your-api-key-here"',
    );
    held.release();
    await hydrated(page);
    await expect(panel.getByRole('button', {name: 'Copy'})).toBeVisible();
  });

  test('a tab switches at once, stays when the scripts arrive, and is remembered', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/docs/quickstart');
    const python = page.getByRole('radio', {name: 'Python'});
    const sample = page.locator('pre', {hasText: 'import os'});
    await expect(sample).toBeHidden();
    await page.getByText('Python', {exact: true}).first().click();
    await expect(sample).toBeVisible();
    held.release();
    await hydrated(page);
    await expect(python).toBeChecked();
    await expect(sample).toBeVisible();
    await page.goto('/de/docs/quickstart');
    await expect(python).toBeChecked();
  });

  test('what only the application answers is kept, marked, and done once', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/docs/quickstart');
    // Stands for a button of the application, which listens only once it has taken over.
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.textContent = 'Estimate';
      document.body.append(button);
      const log: string[] = [];
      Object.assign(window, {log});
      const note = (entry: string): void => {
        if (document.documentElement.dataset.hasHydrated === 'true') {
          log.push(entry);
        }
      };
      button.addEventListener('click', () => note('click'));
      document.addEventListener('keydown', ({key}) => note(key));
    });
    const button = page.getByRole('button', {name: 'Estimate'});
    await button.click();
    await expect(button).toHaveAttribute('data-pending', '');
    await page.keyboard.press('?');
    held.release();
    await hydrated(page);
    await expect(button).not.toHaveAttribute('data-pending');
    expect(await page.evaluate(() => (window as unknown as {log: string[]}).log)).toEqual(['click', '?']);
    await button.click();
    expect(await page.evaluate(() => (window as unknown as {log: string[]}).log)).toEqual(['click', '?', 'click']);
  });
});

test('a page whose scripts fail stays readable and can be left', async ({page, complaints}) => {
  await page.route(/\/assets\/js\//u, (route) => route.abort());
  await page.goto('/docs/quickstart');
  const failed = page.waitForEvent('console', (message) => message.text().includes('The page works without it'));
  await showIntent(page);
  await failed;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('link', {name: 'pricing', exact: true}).first().click();
  await expect(page).toHaveURL('/pricing');
  complaints.length = 0;
});

test('pages behind visible links are fetched ahead a few at a time', async ({page}) => {
  await openApplication(page, '/api');
  await page.waitForLoadState('networkidle');
  const held = await holdScripts(page);
  // All operations of the list come into view at once.
  await page.setViewportSize({width: 1280, height: 6000});
  const prefetched = page.locator('link[rel="prefetch"]:not([as])');
  const before = await prefetched.count();
  await expect.poll(() => prefetched.count()).toBeGreaterThan(before);
  // None is answered, so the queue lets no more through than it allows at once.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const pieces = await prefetched.count();
  held.release();
  await expect.poll(() => prefetched.count()).toBeGreaterThan(pieces);
});
