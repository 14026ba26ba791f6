import {readFileSync} from 'node:fs';

import {AxeBuilder} from '@axe-core/playwright';

import {referencesOf} from '../src/openapi/references';
import type {Description, OperationObject, Schema} from '../src/openapi/types';
import {wholeOperations} from '../src/openapi/operations';
import {plainHtml} from './support/plainHtml';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** One page of each kind and state, and the longest. */
const checkedPages = [
  '/api',
  '/api/emails',
  '/api/emails/send-email',
  '/api/emails/send-bulk-emails',
  '/api/emails/list-emails',
  '/api/sending-domains/update-sending-domain',
  '/api/api-keys/create-api-key',
  '/api/subscribers/add-subscriber',
  '/api/webhooks/create-webhook',
  '/api/events/email-bounced',
];

const bundle = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Description;
const {follow} = referencesOf(bundle);
const events = Object.entries(bundle.webhooks ?? {}).map(([type, {post}]) => ({type, ...post}));
const operations = wholeOperations(bundle);

/** The names of all properties of a schema, nested ones included. */
function propertyNames(schema: Schema | undefined, seen: readonly (string | undefined)[] = []): string[] {
  if (!schema || (schema.$ref !== undefined && seen.includes(schema.$ref))) {
    return [];
  }
  const {properties = {}, items, additionalProperties, allOf = [], oneOf = [], anyOf = []} = follow(schema);
  const inner = [...Object.values(properties), items, additionalProperties, ...allOf, ...oneOf, ...anyOf];
  return [
    ...Object.keys(properties),
    ...inner.flatMap((part) => (typeof part === 'object' ? propertyNames(part, [...seen, schema.$ref]) : [])),
  ];
}

/** Everything that a page of an operation has to name. */
function namesOf(operation: OperationObject): string[] {
  const responses = Object.values(operation.responses ?? {}).map(follow);
  const bodies = [operation.requestBody, ...responses].flatMap((part) => Object.values(part?.content ?? {}));
  return [
    ...(operation.parameters ?? []).map((parameter) => follow(parameter).name),
    ...bodies.flatMap(({schema}) => propertyNames(schema)),
    ...responses.flatMap(({headers = {}}) => Object.keys(headers)),
  ];
}

/** A name as it stands in an address: `Sending domains`, `listEmails`. */
const slugOf = (name: string): string =>
  name
    .replace(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`)
    .replace(/ /gu, '-')
    .toLowerCase();

test('the description has all operations of the API', () => {
  expect(operations).toHaveLength(55);
});

test('the description has all events, apart from the operations', () => {
  expect(events).toHaveLength(32);
});

/** Where the page of an operation or an event is, in English. */
const pathOf = ({operationId = '', tags = []}: OperationObject): string =>
  `/api/${slugOf(tags[0] ?? '')}/${slugOf(operationId)}`;

for (const event of events) {
  const path = pathOf(event);

  for (const prefix of ['', '/cs']) {
    test(`the HTML of ${prefix}${path} names every header, property and answer`, async ({request}) => {
      const html = plainHtml(await (await request.get(`${prefix}${path}`)).text());
      const names = [event.type, ...namesOf(event)];
      expect(names).toEqual(expect.arrayContaining(['webhook-signature', 'type', 'timestamp', 'data']));
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => !html.includes(`<code translate=no>${name}</code>`))).toEqual([]);
      expect(['2XX', '410', 'default'].filter((status) => !html.includes(`id=status-${status}`))).toEqual([]);
      const related = operations.filter(({operationId}) => event['x-related-operations']?.includes(operationId));
      expect(related.length).toBeGreaterThan(0);
      expect(related.filter((operation) => !html.includes(`href=${prefix}${pathOf(operation)}`))).toEqual([]);
    });
  }
}

test('the front page and the sidebar lead to every event, and an operation to its own', async ({page}) => {
  await page.goto('/api');
  for (const event of events) {
    await expect(page.getByRole('main').getByRole('link', {name: event.type, exact: true})).toHaveAttribute(
      'href',
      pathOf(event),
    );
    await expect(
      page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: event.type, exact: true}),
    ).toHaveCount(1);
  }
  await page.goto('/api/emails/cancel-email');
  await page.getByRole('main').getByRole('link', {name: 'email.canceled', exact: true}).click();
  await expect(page).toHaveURL(/\/api\/events\/email-canceled$/u);
});

test('what an event is about is open, and how to check its signature is one click away', async ({page}) => {
  await page.goto('/api/events/email-bounced');
  const main = page.getByRole('main');
  await expect(main.getByText('EVENT', {exact: true}).first()).toBeVisible();
  await expect(main.locator('#body-data-suppression_id')).toBeVisible();
  await main.getByRole('link', {name: 'Check the signature'}).click();
  await expect(page).toHaveURL('/docs/webhooks/verify-signatures');
});

test('a page shows method, path, scope and highlighted examples', async ({page}) => {
  await page.goto('/api/emails/send-email');
  const main = page.getByRole('main');
  await expect(main.getByText('POST', {exact: true}).first()).toBeVisible();
  await expect(main.getByText('/emails', {exact: true}).first()).toBeVisible();
  await expect(main.getByText('emails:send', {exact: true}).first()).toBeVisible();
  await expect(main.locator('pre .pl-k, pre .pl-s').first()).toBeVisible();
});

test('sections and the list of them are in the language of the page', async ({page}) => {
  await page.goto('/de/api/emails/get-email');
  // What is far below is not drawn yet, and has no inner text.
  const title = (await page.locator('h2#errors').textContent()) ?? '';
  expect(title.trim()).not.toBe('Errors');
  await page.getByRole('main').getByRole('link', {name: title.trim(), exact: true}).click();
  await expect(page.locator('h2#errors')).toBeInViewport();
});

test('texts of the description are in the language of the page, and what programs read is not', async ({page}) => {
  await page.goto('/de/api/emails/send-email');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('E-Mail senden');
  await expect(page.locator('#body-subject')).toContainText('Die Betreffzeile.');
  await expect(page.locator('#body-subject')).toContainText('subject');
  await expect(page.locator('main aside pre').first()).toContainText('"subject": "');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.getByText('Versanddomains', {exact: true})).toBeVisible();
  await sidebar.getByText('E-Mail abrufen', {exact: true}).click();
  await expect(page).toHaveURL('/de/api/emails/get-email');
});

test('the overview names resources and operations in the language of the page, at the same anchors', async ({page}) => {
  await page.goto('/de/api#sending-domains');
  const main = page.getByRole('main');
  await expect(page.locator('#sending-domains')).toBeInViewport();
  await expect(main.getByRole('link', {name: 'Versanddomains', exact: true})).toHaveAttribute(
    'href',
    '/de/api/sending-domains',
  );
  await expect(main.getByRole('link', {name: 'Versanddomain erstellen'})).toHaveAttribute(
    'href',
    '/de/api/sending-domains/create-sending-domain',
  );
});

test('a link to a field shows the field', async ({page}) => {
  await page.goto('/api/emails/send-email#body-subject');
  await expect(page.locator('#body-subject')).toBeInViewport();
});

test('the page of a resource has its object and its operations', async ({page}) => {
  await page.goto('/api/emails/send-email');
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Emails'}).click();
  await expect(page).toHaveURL('/api/emails');
  await expect(page.locator('#object-status')).toContainText('bounced');
  await expect(page.getByRole('main').getByRole('link', {name: 'Cancel an email', exact: true})).toHaveAttribute(
    'href',
    '/api/emails/cancel-email',
  );
});

test('a page that is reached within the application is as complete as from the host, and no script draws it', async ({
  page,
}) => {
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

test('the copy of a page as Markdown is the file beside it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/emails/cancel-email');
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator('#copy-status')).toHaveText('Copied');
  const file = await page.request.get('/api/emails/cancel-email.md');
  expect(file.headers()['content-type']).toContain('text/markdown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text());
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    '/api/emails/cancel-email.md',
  );
});

test('each language of a sample has its icon, of a file that browsers keep', async ({page, request}) => {
  await page.goto('/api/emails/send-email');
  const icons = page.locator('aside label use');
  await expect(icons).toHaveCount(await page.locator('input[data-tab-group="language"]').count());
  const addresses = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('href') ?? ''));
  expect(new Set(addresses).size).toBe(addresses.length);
  const file = await request.get(new URL(addresses[0] ?? '', page.url()).pathname);
  expect(file.headers()['cache-control']).toBe('public, max-age=86400');
  for (const icon of await icons.all()) {
    // A symbol that is not there has no size.
    await expect.poll(() => icon.evaluate((element) => (element as SVGUseElement).getBBox().width)).toBeGreaterThan(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});
    // Thousands of elements, each looked at for its contrast.
    test.describe.configure({timeout: 600_000});

    for (const path of checkedPages) {
      for (const prefix of ['', '/de', '/uk']) {
        test(`${prefix}${path} has no accessibility faults that a machine can find`, async ({page}) => {
          await page.goto(`${prefix}${path}`);
          await page.locator('main details').evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
          const {violations} = await new AxeBuilder({page}).include('main').analyze();
          expect(violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`))).toEqual([]);
        });
      }
    }
  });
}
