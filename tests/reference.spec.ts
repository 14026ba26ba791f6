import {readBuilt} from './support/html';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

test('sections are titled in the language of the page and reached from the table of contents', async ({page}) => {
  await page.goto('/de/api/emails/get-email');
  // A section far below is not rendered yet and has no inner text.
  const title = (await page.locator('h2#errors').textContent()) ?? '';
  expect(title.trim()).not.toBe('Errors');
  await page.getByRole('main').getByRole('link', {name: title.trim(), exact: true}).click();
  await expect(page.locator('h2#errors')).toBeInViewport();
});

test('text of the spec is translated, code is not', async ({page}) => {
  await page.goto('/de/api/emails/send-email');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('E-Mail senden');
  await expect(page.locator('#body-subject')).toContainText('subject');
  await expect(page.locator('main aside pre').first()).toContainText('"subject": "');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.getByText('Versanddomains', {exact: true})).toBeVisible();
  await sidebar.getByText('E-Mail abrufen', {exact: true}).click();
  await expect(page).toHaveURL('/de/api/emails/get-email');
});

test('breadcrumbs lead to the resource, which lists its object and operations', async ({page}) => {
  await page.goto('/api/emails/send-email');
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Emails'}).click();
  await expect(page).toHaveURL('/api/emails');
  await expect(page.locator('#object-status')).toContainText('bounced');
  await expect(page.getByRole('main').getByRole('link', {name: 'Cancel an email', exact: true})).toHaveAttribute(
    'href',
    '/api/emails/cancel-email',
  );
});

test('a page opened within the application is complete, and no script renders it', async ({page}) => {
  const fields = (): Promise<number> => page.locator('[data-field]').count();
  await page.goto('/api/emails/get-email');
  const complete = await fields();
  expect(complete).toBeGreaterThan(20);
  await openApplication(page, '/api/emails/send-email');
  await expect(page.locator('#body-subject')).toBeAttached();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.url());
    }
  });
  await page.locator('.theme-doc-sidebar-menu').getByText('Get an email', {exact: true}).click();
  await expect(page).toHaveURL('/api/emails/get-email');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get an email');
  await expect(page.locator('#path-email_id')).toBeVisible();
  expect(await fields()).toBe(complete);
  for (const url of scripts) {
    const code = await (await page.request.get(url)).text();
    expect(code).not.toContain('data-field');
    expect(code).not.toContain('api.section.');
  }
});

test('a page is copied as its Markdown export', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/emails/cancel-email');
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator('#copy-status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await readBuilt('/api/emails/cancel-email.md'),
  );
});

test('each language of a sample has its icon', async ({page}) => {
  await page.goto('/api/emails/send-email');
  const icons = page.locator('aside label use');
  await expect(icons).toHaveCount(await page.locator('input[data-tab-group="language"]').count());
  const urls = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('href') ?? ''));
  expect(new Set(urls).size).toBe(urls.length);
  for (const icon of await icons.all()) {
    // A missing symbol has no size.
    await expect.poll(() => icon.evaluate((element) => (element as SVGUseElement).getBBox().width)).toBeGreaterThan(0);
  }
});
