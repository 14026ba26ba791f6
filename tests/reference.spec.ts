import {readBuilt} from './support/html';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

test('section titles are in the language of the page and linked from the table of contents', async ({page}) => {
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

test('a page opened within the app is complete, and no script renders it', async ({page}) => {
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
  await page.locator('.theme-doc-sidebar-menu').getByText('Get', {exact: true}).click();
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
  await page.getByRole('main').getByText('Copy page', {exact: true}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator('#copy-status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await readBuilt('/api/emails/cancel-email.md'),
  );
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
    await request.getByText('JSON: With a template', {exact: true}).click();
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

test('the sample stays next to the fields of a request', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/api/emails/send-email');
  const sample = page.locator('main aside').first().locator('pre:visible');
  for (const id of ['header-Idempotency-Key', 'body-from', 'body-attachments', 'body-tracking']) {
    const field = page.locator(`#${id}`);
    await field.evaluate((element) => element.scrollIntoView());
    await expect(sample, id).toBeInViewport({ratio: 0.9});
  }
});

test('what applies to the items of several lists is shown once, and folded in each', async ({page}) => {
  await page.goto('/api/emails/send-email');
  const [to, cc] = [page.locator('#body-to'), page.locator('#body-cc')];
  await expect(to.locator('> div').first()).toContainText('Each item 3 to 452 characters');
  await expect(cc.locator('> div').first()).not.toContainText('Each item');
  await cc.locator('summary').click();
  await expect(cc.getByText('3 to 452 characters')).toBeVisible();
});

test('the response of the sandbox is shown from its start', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openApplication(page, '/api/emails/send-email');
  await page.locator('summary', {hasText: 'Edit values'}).click();
  await page.getByRole('button', {name: 'Run in the sandbox'}).click();
  for (const name of ['API key', 'Respond with']) {
    const select = page.getByRole('combobox', {name});
    await expect(select).toBeInViewport({ratio: 1});
    const isCovered = await select.evaluate((element) => {
      const {left, top} = element.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5) !== element;
    });
    expect(isCovered, name).toBe(false);
  }
});

const sidebarPages = ['/api/emails/send-email', '/api/campaigns/cancel-campaign', '/api/events/suppression-deleted'];

for (const width of [1440, 390]) {
  test(`the sidebar shows the current page and only its group, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of sidebarPages) {
      await page.goto(path);
      if (width < 997) {
        await page.getByRole('button', {name: 'All pages'}).click();
      }
      const current = page.locator('.menu__list [aria-current="page"]:visible');
      await expect(current).toHaveAttribute('href', path);
      await expect(current).toBeInViewport({ratio: 1});
      await expect(page.locator('.menu__list-item:not(.menu__list-item--collapsed) > .menu__list:visible')).toHaveCount(
        1,
      );
    }
  });
}
