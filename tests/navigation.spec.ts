import {expect, test} from './support/site';
import {holdScripts, openApplication} from './support/scripts';

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the arrows of the sidebar and of the path are light on dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/docs/quickstart');
    const filters = await page.evaluate(() =>
      ['.menu__link--sublist-caret', '.breadcrumbs__item:not(:last-child)'].map((arrow) => {
        const element = document.querySelector(arrow);
        return element ? getComputedStyle(element, '::after').filter : 'no such element';
      }),
    );
    expect(filters).toEqual([expect.stringContaining('invert'), expect.stringContaining('invert')]);
  });

  test('the language menu opens and leads to the same page', async ({page}) => {
    await page.goto('/pricing');
    const header = page.getByRole('banner');
    await header.locator('summary:visible').click();
    await header.getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL('/de/preise');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    // A button that nothing listens to would be a lie.
    await expect(header.locator('button:visible')).toHaveCount(0);
  });

  test('the menu of a phone opens', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/de/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', {name: 'Blog'})).toBeHidden();
    await header.locator('summary:visible').click();
    await header.getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/de/blog');
  });

  test('the pages of the documentation can be reached on a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/docs');
    await page.getByText('All pages').click();
    await page.getByRole('main').getByRole('link', {name: 'Quickstart'}).first().click();
    await expect(page).toHaveURL('/docs/quickstart');
  });
});

test('the menu of a phone closes when it has led to another page', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openApplication(page, '/docs/quickstart');
  const header = page.getByRole('banner');
  await header.locator('summary:visible', {hasText: 'Menu'}).click();
  await header.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs');
  await expect(header.getByRole('link', {name: 'Guides'})).toBeHidden();
});

test('the menu of a phone closes when the focus leaves it, before the application has started', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await holdScripts(page);
  for (const path of ['/', '/docs/quickstart']) {
    await page.goto(path);
    const menu = page.getByRole('banner').locator('details:visible', {hasText: 'Menu'});
    await menu.locator('summary').click();
    const links = menu.getByRole('link');
    await links.last().focus();
    await expect(links.last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.last()).toBeHidden();
  }
});

test('the search of a phone has the focus once it is open, and gives it back on Escape', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await holdScripts(page);
  await page.goto('/docs/quickstart');
  const button = page.getByRole('banner').locator('summary:visible', {hasText: 'Search'});
  await button.click();
  await expect(page.locator('input[name="q"]:visible')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the documentation has a navigation of its own, with the current part marked', async ({page}) => {
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

test('a menu closes on Escape, with the focus back on its button, and on a click elsewhere', async ({page}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const button = header.locator('summary:visible');
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

test('the menus can be used by keyboard', async ({page}) => {
  await page.goto('/');
  const summary = page.getByRole('banner').locator('summary:visible');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', {name: 'Čeština'})).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', {name: 'English'})).toBeFocused();
});

test('the colour mode switches and stays on the next page and in another language', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: 'Switch between light and dark'}).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto('/uk/docs');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the first Tab leads past the navigation', async ({page}) => {
  await page.goto('/docs/quickstart');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});

test('the contents of a page have a title and follow the reader', async ({page}) => {
  await page.goto('/docs/quickstart');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'Read the response'}).click();
  await expect(page).toHaveURL('/docs/quickstart#read-the-answer');
  await expect(page.getByRole('heading', {name: 'Read the response'})).toBeInViewport();
});
