import {expect, test} from './support/site';
import {holdScripts, openApplication} from './support/scripts';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the language menu opens and links to the same page', async ({page}) => {
    await page.goto('/pricing');
    const header = page.getByRole('banner');
    await header.locator('summary:visible', {hasText: 'English'}).click();
    await header.getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL('/de/preise');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    // Buttons don't work without JavaScript, so none may be visible.
    await expect(header.locator('button:visible')).toHaveCount(0);
  });

  test('the documentation is complete on a phone: menu, list of pages, tabs and nested fields', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/docs/quickstart');
    await page.locator('main label', {hasText: 'Python'}).first().click();
    await expect(page.locator('pre', {hasText: 'import os'})).toBeVisible();
    await page.getByRole('button', {name: 'All pages'}).click();
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Testing and sandbox', exact: true}).click();
    await expect(page).toHaveURL('/docs/testing');
    const header = page.getByRole('banner');
    await header.locator('summary:visible', {hasText: 'Menu'}).click();
    await header.getByRole('link', {name: 'API reference'}).click();
    await expect(page).toHaveURL('/api');
    await page.goto('/api/emails/send-email');
    const nested = page.locator('#body-template details').first();
    await expect(nested.getByRole('listitem').first()).toBeHidden();
    await nested.locator('summary').first().click();
    await expect(nested.getByRole('listitem').first()).toBeVisible();
  });

  test('the first link leads to the main content', async ({page}) => {
    for (const path of ['/docs/quickstart', '/blog', '/api/emails/send-email']) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), path).toHaveCount(1);
    }
  });
});

for (const width of [390, 1280]) {
  test(`Back and Forward return to the scroll position, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
    const follow = (name: string): Promise<void> =>
      page.getByRole('contentinfo').getByRole('link', {name, exact: true}).dispatchEvent('click');
    for (const [path, position] of [
      ['/docs/quickstart', 1500],
      ['/api/emails/send-email', 3000],
    ] as const) {
      await openApplication(page, path);
      await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), position);
      await expect.poll(scrollY).toBe(position);
      await follow('Guides');
      await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeFocused();
      await expect.poll(scrollY).toBe(0);
      await page.evaluate(() => window.scrollTo({top: 200, behavior: 'instant'}));
      await expect.poll(scrollY).toBe(200);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(scrollY).toBe(position);
      await page.goForward();
      await expect(page).toHaveURL('/guides');
      await expect.poll(scrollY).toBe(200);
    }
  });
}

test('the menu of a phone closes after client navigation', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openApplication(page, '/docs/quickstart');
  const header = page.getByRole('banner');
  await header.locator('summary:visible', {hasText: 'Menu'}).click();
  await header.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs');
  await expect(header.getByRole('link', {name: 'Guides'})).toBeHidden();
});

test('the search on a phone takes the focus and returns it on Escape', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await holdScripts(page);
  await page.goto('/docs/quickstart');
  const button = page.getByRole('banner').locator('summary:visible', {hasText: 'Search'});
  await button.click();
  await expect(page.locator('input[name="q"]:visible')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the documentation has its own navigation with the current section marked', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/api/emails/send-email');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', {name: 'API reference'})).toHaveAttribute('aria-current', 'true');
  await header.getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL('/guides');
  await expect(header.getByRole('link', {name: 'Guides'})).toHaveAttribute('aria-current', 'true');
  await header.getByRole('link', {name: 'Back to site'}).click();
  await expect(page).toHaveURL('/');
  await expect(header.getByRole('link', {name: 'Pricing'})).toBeVisible();
});

test('a menu opens by keyboard and closes on Escape, with the focus on its button, or on a click outside', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const button = header.locator('summary:visible', {hasText: 'Language'});
  const entry = header.getByRole('link', {name: 'Čeština'});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(entry).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(entry).toBeHidden();
});
