import {messageIn} from './support/messages';
import {expect, test} from './support/site';
import {blockStorage, holdScripts, hydrated, interact, openApplication} from './support/scripts';

test('scripts are prefetched after the page has loaded and run on the first interaction', async ({page}) => {
  await page.goto('/docs/quickstart');
  await expect(page.locator('link[rel="prefetch"][as="script"]')).not.toHaveCount(0);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await interact(page);
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
});

test('nothing is prefetched with data saving on', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.goto('/docs/quickstart');
  // The page would prefetch at this point.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  await interact(page);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

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
    await page.getByRole('button', {name: 'Auf dieser Seite'}).click();
    await page.locator('main [popover] a[href="#read-the-response"]').click();
    await expect(page).toHaveURL('/de/docs/quickstart#read-the-response');
    await page.getByRole('button', {name: messageIn('de', 'docs.contents')}).click();
    await expect(page.locator('.theme-doc-sidebar-menu a[href="/de/docs"]').first()).toBeVisible();
    expect(held.requested()).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('a disclosure of a page that is opened stays open after hydration', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    const held = await holdScripts(page);
    await page.goto('/docs/errors');
    const summary = page.locator('summary', {hasText: 'All error codes'});
    const codes = page.locator('main article details', {has: summary});
    await codes.locator('summary').press('Enter');
    held.release();
    await hydrated(page);
    await expect(codes.locator('table')).toBeVisible();
  });

  test('the color scheme changes immediately and stays after hydration and in another language', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    const held = await holdScripts(page);
    await page.goto('/pricing');
    const html = page.locator('html');
    await page.locator('summary', {hasText: 'Color scheme'}).click();
    await page.getByRole('button', {name: 'Dark'}).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    held.release();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.goto('/de/docs');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    // The system's scheme can be chosen again.
    await page.locator('summary', {hasText: messageIn('de', 'nav.colorScheme')}).click();
    await page.getByRole('button', {name: messageIn('de', 'nav.colorScheme.system')}).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('a tab switches immediately and stays after hydration and on the next page', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/docs/quickstart');
    const python = page.getByRole('radio', {name: 'Python'});
    const sample = page.locator('pre', {hasText: 'import os'});
    await page.locator('main label', {hasText: 'Python'}).first().click();
    await expect(sample).toBeVisible();
    held.release();
    await hydrated(page);
    await expect(python).toBeChecked();
    await expect(sample).toBeVisible();
    await page.goto('/de/docs/quickstart');
    await expect(python).toBeChecked();
  });
});

test('a page whose scripts fail to load stays readable, and its links work', async ({page, logged}) => {
  await page.route(/\/assets\/js\//u, (route) => route.abort());
  await page.goto('/docs/quickstart');
  const failed = page.waitForEvent('console', (message) => message.text().includes('The page works without it'));
  // Without the app, a group of the sidebar is a link.
  await page.locator('.theme-doc-sidebar-menu').getByText('Send', {exact: true}).click();
  await failed;
  await expect(page).toHaveURL('/docs/sending');
  await page.goto('/docs/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveURL('/pricing');
  logged.length = 0;
});

test('with storage blocked, color scheme, request builder and search work', async ({page, logged}) => {
  await blockStorage(page);
  await openApplication(page, '/api/emails/send-email');
  await page.locator('summary', {hasText: 'Color scheme'}).click();
  await page.getByRole('button', {name: 'Dark'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: 'Dark'})).toBeHidden();
  await page.getByText('Edit values').click();
  await expect(page.getByRole('form', {name: 'Request values'})).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('quickstart');
  // The first result changes while the query is typed.
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/docs/quickstart');
  await first.click();
  await expect(page).toHaveURL('/docs/quickstart');
  // Docusaurus logs that no storage is available.
  const other = logged.splice(0).filter((message) => !message.startsWith('Docusaurus browser storage is not'));
  expect(other).toEqual([]);
});

test('a browser that is too old for the app shows a page as built, with working links', async ({page}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: [string, string?]) =>
      !query.join().includes('color-mix') && supports(...(query as [string, string]));
  });
  await page.goto('/pricing');
  await interact(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.getByRole('banner').locator('summary:visible', {hasText: 'Language'}).click();
  await page.getByRole('banner').getByRole('link', {name: 'Deutsch'}).click();
  await expect(page).toHaveURL('/de/preise');
});
