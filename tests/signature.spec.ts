import type {Locator, Page} from 'playwright/test';

import {openApplication, requestsOf} from './support/scripts';
import {expect, test} from './support/site';

const url = '/docs/webhooks/verify-signatures';

/** Opens the signature checker and inserts its example. */
async function openExample(page: Page): Promise<Locator> {
  await page.goto(url);
  await page.getByText('Check a signature').click();
  const form = page.getByRole('form', {name: 'Signature of a webhook request'});
  await form.getByRole('button', {name: 'Insert an example'}).click();
  await expect(form.getByRole('status')).toHaveText('The signature is valid.');
  return form;
}

test('verifies the example, and shows what is wrong with a changed one', async ({page}) => {
  const form = await openExample(page);
  const status = form.getByRole('status');
  await expect(form.getByRole('definition').first()).toContainText(/evt_\w+\.\d+\.\{"type"/u);

  const body = form.getByLabel('Raw body');
  const raw = await body.inputValue();
  await body.fill(`${raw}\n`);
  await expect(status).toContainText('The signature is not valid.');
  await expect(status).toContainText('at the end of the body');
  const secret = form.getByLabel('Signing secret');
  await secret.fill('whsec_?');
  await expect(secret).toHaveAccessibleDescription(/isn't Base64/u);
  await form.getByRole('button', {name: 'Insert an example'}).click();

  const headers = form.getByLabel('Headers');
  const block = await headers.inputValue();
  await headers.fill(block.replace(/webhook-id.*\n/u, ''));
  await expect(headers).toHaveAccessibleDescription(/Missing headers: webhook-id$/u);
});

test('never sends or stores pasted values, or adds them to the URL', async ({page, context}) => {
  const form = await openExample(page);
  const before = await context.storageState();
  const requests = requestsOf(page);
  await form.getByLabel('Signing secret').fill('whsec_c2VjcmV0');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('belongs to a different webhook');
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(await context.storageState()).toEqual(before);
});

test('loads its script when opened, and is omitted without JavaScript and in Markdown', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const scripts: string[] = [];
  page.on('request', (script) => scripts.push(script.url()));
  await openApplication(page, url);
  expect(scripts.join('\n')).not.toContain('SignatureChecker');
  await page.getByText('Check a signature').click();
  await expect(page.getByLabel('Signing secret')).toBeVisible();
  expect(scripts.join('\n')).toContain('SignatureChecker');

  const withoutScript = await browser.newPage({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
  await withoutScript.goto(url);
  await expect(withoutScript.getByText('The checker needs JavaScript.')).toBeVisible();
  await expect(withoutScript.getByText('Check a signature')).toBeHidden();
  await withoutScript.close();
  expect(await (await request.get(`${url}.md`)).text()).not.toContain('Check a signature');
});
