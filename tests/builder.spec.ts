import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

const sendEmail = '/api/emails/send-email';

test('puts entered values into the sample in every programming language, and sends nothing', async ({
  page,
  baseURL,
}) => {
  const external: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) {
      external.push(request.url());
    }
  });
  await page.goto(sendEmail);
  await page.getByText('Try your own values').click();
  const form = page.getByRole('form', {name: 'Values of the request'});
  await form.getByLabel('subject', {exact: true}).fill('It’s "mine" $HOME');

  const language = page.getByLabel('Language', {exact: true});
  await language.selectOption('Python');
  const sample = page.locator('details').filter({has: form}).locator('pre').first();
  await expect(sample).toContainText(`"subject": "It’s \\"mine\\" $HOME"`);
  await language.selectOption('cURL');
  await expect(sample).toContainText('curl');
  await expect(sample).toContainText('It’s');

  await form.getByRole('button', {name: 'Back to the example'}).click();
  await expect(sample).not.toContainText('mine');
  expect(external).toEqual([]);
});

test('adds and removes fields by keyboard, and marks values that the API rejects', async ({page}) => {
  await page.goto(sendEmail);
  await page.locator('summary', {hasText: 'Try your own values'}).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', {name: 'Values of the request'});
  const sample = page.locator('details').filter({has: form}).locator('pre').first();
  await expect(form.getByLabel('subject', {exact: true})).toBeVisible();

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
  await page.goto('/api/emails/list-emails');
  await page.getByText('Try your own values').click();
  const form = page.getByRole('form', {name: 'Values of the request'});
  await form.getByLabel('Add a field').selectOption('limit');
  await form.getByLabel('limit', {exact: true}).fill('50');
  const sample = page.locator('details').filter({has: form}).locator('pre').first();
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
