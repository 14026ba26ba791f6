import type {Locator, Page} from 'playwright/test';

import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

const sendEmail = '/api/emails/send-email';

/** Opens the request builder of a page. */
async function openBuilder(page: Page, url: string): Promise<{form: Locator; sample: Locator}> {
  await page.goto(url);
  await page.getByText('Try your own values').click();
  const form = page.getByRole('form', {name: 'Values of the request'});
  return {form, sample: page.locator('details').filter({has: form}).locator('pre').first()};
}

// A request to another host would violate the Content-Security-Policy, and the test of the site would fail.
test('puts entered values into the sample in every programming language, and sends nothing', async ({page}) => {
  const {form, sample} = await openBuilder(page, sendEmail);
  await form.getByLabel('subject', {exact: true}).fill('It’s "mine" $HOME');

  const language = page.getByLabel('Language', {exact: true});
  await language.selectOption('Python');
  await expect(sample).toContainText(`"subject": "It’s \\"mine\\" $HOME"`);
  await language.selectOption('cURL');
  await expect(sample).toContainText('curl');
  await expect(sample).toContainText('It’s');

  await form.getByRole('button', {name: 'Back to the example'}).click();
  await expect(sample).not.toContainText('mine');
});

test('adds and removes fields, and marks values that the API rejects', async ({page}) => {
  const {form, sample} = await openBuilder(page, sendEmail);
  await form.getByLabel('Add a field').last().selectOption('scheduled_at');
  const time = form.getByLabel('scheduled_at', {exact: true});
  await time.fill('tomorrow');
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('status')).toHaveText(/refuse: 1/u);
  await time.fill('2026-12-01T08:00:00Z');
  await expect(time).not.toHaveAttribute('aria-invalid', 'true');
  await expect(sample).toContainText('2026-12-01T08:00:00Z');

  const remove = form.getByRole('button', {name: 'Remove scheduled_at'});
  await remove.focus();
  await page.keyboard.press('Space');
  await expect(sample).not.toContainText('2026-12-01T08:00:00Z');
});

test('puts query parameters into the URL of the sample', async ({page}) => {
  const {form, sample} = await openBuilder(page, '/api/emails/list-emails');
  await form.getByLabel('Add a field').selectOption('limit');
  await form.getByLabel('limit', {exact: true}).fill('50');
  await expect(sample).toContainText('?limit=50');
});

test('opens again after its script failed to load', async ({page, logged}) => {
  await openApplication(page, sendEmail);
  await page.route('**/assets/js/**', (route) => route.abort());
  const summary = page.getByText('Try your own values');
  const disclosure = page.locator('details').filter({has: summary});
  await summary.click();
  await expect(disclosure).not.toHaveAttribute('open');
  await page.unroute('**/assets/js/**');
  // The browser reports the failed download.
  logged.length = 0;
  await summary.click();
  await expect(page.getByRole('form', {name: 'Values of the request'})).toBeVisible();
});
