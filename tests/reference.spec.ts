import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

test('text of the spec is translated, code is not', async ({page}) => {
  await page.goto('/de/api/emails/send-email');
  // A word joiner keeps the first word on one line.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('E-\u2060Mail senden');
  await expect(page.locator('#body-subject')).toContainText('subject');
  await expect(page.locator('main aside pre').first()).toContainText('"subject": "');
  await expect(page.locator('main nav a[href="#errors"]')).toHaveText('Fehler');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.getByText('Versanddomains', {exact: true})).toBeVisible();
  await sidebar.getByText('Abrufen', {exact: true}).click();
  await expect(page).toHaveURL('/de/api/emails/get-email');
});

test('breadcrumbs link to the resource, which lists its object and operations', async ({page}) => {
  await page.goto('/api/emails/send-email');
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Emails'}).click();
  await expect(page).toHaveURL('/api/emails');
  await expect(page.locator('#object-status')).toContainText('bounced');
  await expect(page.getByRole('main').getByRole('link', {name: 'Cancel an email', exact: true})).toHaveAttribute(
    'href',
    '/api/emails/cancel-email',
  );
});

test('a page opened within the app is complete', async ({page}) => {
  const fields = (): Promise<number> => page.locator('[data-field]').count();
  await page.goto('/api/emails/get-email');
  const complete = await fields();
  expect(complete).toBeGreaterThan(20);
  await openApplication(page, '/api/emails/send-email');
  await expect(page.locator('#body-subject')).toBeAttached();
  await page.locator('.theme-doc-sidebar-menu').getByText('Get', {exact: true}).click();
  await expect(page).toHaveURL('/api/emails/get-email');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get an email');
  await expect(page.locator('#path-email_id')).toBeVisible();
  expect(await fields()).toBe(complete);
});

test('a language from the menu is selected, and listed first on the next page', async ({page}) => {
  await page.goto('/api/emails/send-email');
  const languages = page.getByRole('radiogroup', {name: 'Language of the sample'});
  const listed = languages.locator('> label:visible');
  await expect(listed).toHaveText(['cURL', 'JavaScript', 'Node.js', 'Python']);
  await languages.getByText('More', {exact: true}).click();
  await languages.getByText('Go', {exact: true}).click();
  await expect(page.locator('aside pre:visible').first()).toContainText('package main');
  await expect(page.locator('aside details[open]')).toHaveCount(0);
  await page.goto('/api/emails/get-email');
  await expect(listed).toHaveText(['cURL', 'JavaScript', 'Node.js', 'Go']);
  await expect(page.locator('aside pre:visible').first()).toContainText('package main');
});

test.describe('1440 pixels wide', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('the examples follow the section in view, and selecting a status shows its example', async ({page}) => {
    await openApplication(page, '/api/emails/send-email');
    const selected = page.locator('input[name="example"]:checked');
    await expect(selected).toHaveValue('202');
    await page.locator('h2#errors').evaluate((title) => title.scrollIntoView());
    await expect(selected).toHaveValue('400');
    await page.locator('#status-403').getByText('403', {exact: true}).click();
    await expect(selected).toHaveValue('403');
    await page.locator('h2#response').evaluate((title) => title.scrollIntoView());
    await expect(selected).toHaveValue('202');
  });

  test('a link to a collapsed field opens it, and a button opens all fields of its section', async ({page}) => {
    await page.goto('/api/emails/send-email#body-attachments-filename');
    await expect(page.locator('#body-attachments-filename')).toBeInViewport();
    await expect(page.locator('#body-template-id')).toBeHidden();
    const section = page.locator('section', {has: page.locator('> h2#request-body')});
    await section.getByRole('button', {name: 'Expand all'}).click();
    await expect(page.locator('#body-template-id')).toBeVisible();
    await expect(section.locator('details:not([open])')).toHaveCount(0);
    await section.getByRole('button', {name: 'Collapse all'}).click();
    await expect(page.locator('#body-template-id')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('tabs show the examples of a request and of a response', async ({page}) => {
    await page.goto('/api/emails/send-email');
    const request = page.getByRole('radiogroup', {name: 'Example', exact: true});
    const panel = page.locator('main aside').first().locator('pre:visible');
    await expect(panel.first()).toContainText('curl');
    await request.getByText('More', {exact: true}).first().click();
    await request.getByText('With a template', {exact: true}).click();
    await expect(panel).toHaveCount(1);
    await expect(panel).toContainText('"template"');
    const response = page.locator('main aside').nth(1);
    await response.locator('label', {hasText: /^403$/u}).click();
    const errors = page.getByRole('radiogroup', {name: 'Example (403)'});
    await errors.getByText('More', {exact: true}).click();
    await errors.getByText('insufficient_credits', {exact: true}).click();
    await expect(response.locator('pre:visible')).toContainText('"code": "insufficient_credits"');
  });
});

for (const width of [1440, 390]) {
  test(`the sidebar shows the current page and only its group, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/api/events/suppression-deleted');
    if (width < 997) {
      await page.getByRole('button', {name: 'All pages'}).click();
    }
    await expect(page.getByText('On this page').locator('visible=true')).toBeInViewport();
    await expect(page.locator('.menu__list [aria-current="page"]:visible')).toBeInViewport({ratio: 1});
    const open = page.locator('.menu__list-item:not(.menu__list-item--collapsed) > .menu__list:visible');
    await expect(open).toHaveCount(1);
    // Other groups are links to their page.
    await page.locator('.menu__list').getByRole('link', {name: 'Emails', exact: true}).click();
    await expect(page).toHaveURL('/api/emails');
  });
}
