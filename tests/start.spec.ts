import {expect, test} from './support/site';
import {holdScripts, hydrated, interact, openApplication} from './support/scripts';

test('scripts are prefetched after the page has loaded and run on the first interaction', async ({page}) => {
  await page.goto('/docs/quickstart');
  await expect(page.locator('link[rel="prefetch"][as="script"]')).not.toHaveCount(0);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await interact(page);
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
});

for (const [what, connection] of [
  ['with data saving on', {saveData: true, effectiveType: '4g'}],
  ['on a slow connection', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`nothing is prefetched ${what}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const held = await holdScripts(page);
    held.release();
    await page.goto('/docs/quickstart');
    // The page would prefetch now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(held.requested()).toBe(0);
    await interact(page);
    await hydrated(page);
    const afterStart = held.requested();
    await page.waitForLoadState('networkidle');
    expect(held.requested()).toBe(afterStart);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}

test.describe('while the scripts are held back', () => {
  test('links, menus, disclosures and the language menu work', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await header.locator('summary:visible', {hasText: 'Language'}).click();
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
    expect(held.requested()).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('the color scheme changes immediately and stays after hydration and in another language', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    const held = await holdScripts(page);
    await page.goto('/pricing');
    const html = page.locator('html');
    const menu = page.locator('summary', {hasText: 'Color scheme'});
    await menu.click();
    await expect(page.getByRole('button', {name: 'System', pressed: true})).toBeVisible();
    await page.getByRole('button', {name: 'Dark'}).click();
    await expect(menu).toBeFocused();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    held.release();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    // The choice is kept when the preference of the system changes.
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.goto('/de/docs');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    // The system's scheme can be chosen again.
    await page.locator('summary', {hasText: 'Farbschema'}).click();
    await page.getByRole('button', {name: 'System'}).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('code is copied immediately', async ({page, context}) => {
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

  test('a tab switches immediately and stays after hydration and on the next page', async ({page}) => {
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

  test('a click and a key for the application are marked and replayed once after hydration', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/docs/quickstart');
    // Like a button of the application, this one reacts only after hydration.
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

test('a page whose scripts fail to load stays readable, and its links work', async ({page, logged}) => {
  await page.route(/\/assets\/js\//u, (route) => route.abort());
  await page.goto('/docs/quickstart');
  const failed = page.waitForEvent('console', (message) => message.text().includes('The page works without it'));
  await interact(page);
  await failed;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveURL('/pricing');
  logged.length = 0;
});

test('pages behind visible links are prefetched a few at a time', async ({page}) => {
  await openApplication(page, '/docs/webhooks/events');
  const held = await holdScripts(page);
  // All events of the list come into view at once.
  await page.setViewportSize({width: 1280, height: 6000});
  const prefetched = page.locator('link[rel="prefetch"]:not([as])');
  const before = await prefetched.count();
  await expect.poll(() => prefetched.count()).toBeGreaterThan(before);
  // None is finished, so the queue starts no further ones.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const pieces = await prefetched.count();
  held.release();
  await expect.poll(() => prefetched.count()).toBeGreaterThan(pieces);
});
