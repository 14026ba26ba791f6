import type {Locator, Page} from 'playwright/test';

import {openApplication, requestsOf} from './support/scripts';
import {expect, test} from './support/site';

const sendEmail = '/api/emails/send-email';

interface Builder {
  form: Locator;
  /** The code that is shown. */
  code: Locator;
  show: (view: 'Form' | 'Code' | 'Response') => Promise<void>;
  run: () => Promise<void>;
}

/** Opens the request builder of a page. */
async function openBuilder(page: Page, url: string): Promise<Builder> {
  await page.goto(url);
  await page.getByText('Edit values').click();
  const form = page.getByRole('form', {name: 'Request values'});
  await expect(form).toBeVisible();
  const views = page.getByRole('radiogroup', {name: 'View'});
  return {
    form,
    code: page.locator('details[open] .code-panel:visible').first(),
    show: (view) => views.getByText(view, {exact: true}).click(),
    run: () => page.getByRole('button', {name: 'Run in the sandbox'}).click(),
  };
}

test('puts entered values into the sample in every programming language', async ({page}) => {
  const {form, code, show} = await openBuilder(page, sendEmail);
  await form.getByLabel('subject', {exact: true}).fill('It’s "mine" $HOME');

  await show('Code');
  const languages = page.getByRole('radiogroup', {name: 'Language of the sample'});
  // The static samples are replaced, so there is only one language selector.
  await expect(languages).toHaveCount(1);
  await languages.getByText('Python', {exact: true}).click();
  await expect(code).toContainText(`"subject": "It’s \\"mine\\" $HOME"`);
  // The changed line is highlighted like the static sample.
  await expect(code.locator('.pl-s', {hasText: 'mine'})).toBeVisible();
  await languages.getByText('cURL', {exact: true}).click();
  await expect(code).toContainText('curl');
  await expect(code).toContainText('It’s');

  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(code).not.toContainText('mine');

  await languages.getByText('More', {exact: true}).click();
  await languages.getByText('Go', {exact: true}).click();
  await page.getByText('Edit values').click();
  await expect(page.locator('#sample-go')).toBeChecked();
});

test('shows the samples of each example in the same language, and starts the form with it', async ({page}) => {
  await page.goto(sendEmail);
  const example = page.getByRole('radiogroup', {name: 'Example', exact: true});
  const sample = page.locator('main aside').first().locator('pre:visible');
  await page.getByText('Python', {exact: true}).locator('visible=true').click();
  await example.getByText('More', {exact: true}).first().click();
  await example.getByText('With a template', {exact: true}).click();
  await expect(sample).toContainText('import requests');
  await expect(sample).toContainText('"template": {');
  await expect(sample.locator('.pl-k').first()).toBeVisible();
  await example.getByText('cURL', {exact: true}).locator('visible=true').click();
  await expect(sample).toContainText('curl');
  await expect(sample).toContainText('"template": {');

  await page.getByText('Edit values').click();
  const form = page.getByRole('form', {name: 'Request values'});
  await expect(form.getByRole('group', {name: 'template', exact: true})).toBeVisible();
  await expect(form.getByLabel('subject', {exact: true})).toHaveCount(0);
});

test('opens by its anchor, with the button in view, and responds with one click', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await page.goto('/');
  await page.getByRole('link', {name: 'Try it without an account'}).click();
  const run = page.getByRole('button', {name: 'Run in the sandbox'});
  await expect(run).toBeInViewport({ratio: 1});
  await page.reload();
  await expect(run).toBeInViewport({ratio: 1});
  await run.click();
  await expect(page.locator('details[open] .code-panel').first()).toContainText('HTTP 202');
});

test('adds and removes fields, and marks values that the API rejects', async ({page}) => {
  const {form, code, show} = await openBuilder(page, sendEmail);
  const count = page.getByText('Invalid values:');
  await expect(count).toBeHidden();
  await form.getByLabel('Add a field').last().selectOption('scheduled_at');
  const time = form.getByLabel('scheduled_at', {exact: true});
  await time.fill('tomorrow at half past eight');
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await expect(time).toHaveAccessibleDescription('Not in the expected format');
  await expect(count).toHaveText('Invalid values: 1');
  await time.fill('2026-12-01T08:00:00Z');
  await expect(time).not.toHaveAttribute('aria-invalid', 'true');
  await show('Code');
  await expect(code).toContainText('2026-12-01T08:00:00Z');

  await show('Form');
  const remove = form.getByRole('button', {name: 'Remove scheduled_at'});
  await remove.focus();
  await page.keyboard.press('Space');
  await show('Code');
  await expect(code).not.toContainText('2026-12-01T08:00:00Z');
});

// A violation of the Content-Security-Policy would be logged and fail the test.
test('responds on the page like the API, and sends nothing', async ({page}) => {
  const {form, code, show, run} = await openBuilder(page, sendEmail);
  const requests = requestsOf(page);
  await run();
  await expect(page.getByText('Nothing was sent.')).toBeVisible();
  await expect(code).toContainText('"status": "accepted"');

  await show('Form');
  const recipient = form.getByRole('group', {name: 'to', exact: true}).getByRole('textbox').first();
  await recipient.fill('nobody');
  await expect(recipient).toHaveAccessibleDescription(/^Expected a value such as /u);
  await form.getByRole('button', {name: 'Remove subject'}).click();
  await run();
  await expect(code).toContainText('"code": "validation_failed"');
  // A pointer to a missing field moves the focus to the group that lacks it.
  await page.getByRole('button', {name: '/subject'}).click();
  await expect(form.getByText('subject: Required')).toBeVisible();
  await form.getByLabel('Add a field').last().selectOption('subject');
  await form.getByLabel('subject', {exact: true}).fill('Hello');
  await run();
  await page.getByRole('button', {name: /^\/to\/0 Expected a value such as /u}).click();
  await expect(recipient).toBeFocused();
  await page.keyboard.type('ada@customer.example');
  await run();
  await expect(code).toContainText('HTTP 202');

  await page.getByRole('combobox', {name: 'Respond with'}).selectOption('403 insufficient_credits');
  await expect(code).toContainText('"code": "insufficient_credits"');
  expect(requests).toEqual([]);
});

test('opens again after its script failed to load', async ({page, logged}) => {
  await openApplication(page, sendEmail);
  await page.route('**/assets/js/**', (route) => route.abort());
  const summary = page.getByText('Edit values');
  const disclosure = page.locator('details').filter({has: summary});
  await summary.click();
  await expect(disclosure).not.toHaveAttribute('open');
  await page.unroute('**/assets/js/**');
  // The browser reports the failed download.
  logged.length = 0;
  await summary.click();
  await expect(page.getByRole('form', {name: 'Request values'})).toBeVisible();
});
