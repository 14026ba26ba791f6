import {readFileSync} from 'node:fs';

import {plainHtml} from './support/plainHtml';
import {expect, test} from './support/site';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: {$ref?: string; name?: string}[];
  requestBody?: {content: Record<string, {schema: Schema}>};
  responses: Record<string, {$ref?: string; headers?: object; content?: Record<string, {schema: Schema}>}>;
}

const bundle = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, {post: Operation & {'x-related-operations': string[]}}>;
};
const events = Object.entries(bundle.webhooks).map(([type, {post}]) => ({type, ...post}));
const operations = Object.values(bundle.paths).flatMap((methods) => Object.values(methods));

/** Follows a reference of the bundle; what is none comes back as it is. */
function resolve<Value extends {$ref?: string}>(value: Value): Value {
  if (value.$ref === undefined) {
    return value;
  }
  const steps = value.$ref.slice(2).split('/');
  return resolve(steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], bundle) as Value);
}

/** The names of all properties of a schema, nested ones included. */
function propertyNames(schema: Schema | undefined, seen = new Set<Schema>()): string[] {
  if (!schema || typeof schema !== 'object') {
    return [];
  }
  const resolved = resolve(schema);
  if (seen.has(resolved)) {
    return [];
  }
  seen.add(resolved);
  const {properties = {}, items, additionalProperties, allOf = [], oneOf = [], anyOf = []} = resolved;
  const inner = [...Object.values(properties), items, additionalProperties, ...allOf, ...oneOf, ...anyOf];
  return [
    ...Object.keys(properties),
    ...inner.flatMap((part) => (typeof part === 'object' ? propertyNames(part, seen) : [])),
  ];
}

/** Everything that a page of an operation has to name. */
function namesOf(operation: Pick<Operation, 'parameters' | 'requestBody' | 'responses'>): string[] {
  const responses = Object.values(operation.responses).map(resolve);
  const bodies = [operation.requestBody, ...responses].flatMap((part) => Object.values(part?.content ?? {}));
  return [
    ...(operation.parameters ?? []).map((parameter) => resolve(parameter).name ?? ''),
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
  expect(events).toHaveLength(31);
});

/** Where the page of an operation or an event is, in English. */
const pathOf = ({operationId, tags}: Pick<Operation, 'operationId' | 'tags'>): string =>
  `/api/${slugOf(tags[0] ?? '')}/${slugOf(operationId)}`;

for (const operation of operations) {
  const path = pathOf(operation);

  for (const prefix of ['', '/cs']) {
    test(`the HTML of ${prefix}${path} names every parameter, property and error`, async ({request}) => {
      const html = plainHtml(await (await request.get(`${prefix}${path}`)).text());
      const names = namesOf(operation);
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => !html.includes(`<code translate=no>${name}</code>`))).toEqual([]);
      const statuses = ['400', '401', '403', '404', '429', '500'];
      expect(statuses.filter((status) => !html.includes(`id=status-${status}`))).toEqual([]);
    });
  }
}

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
      const related = operations.filter(({operationId}) => event['x-related-operations'].includes(operationId));
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
  await expect(page.locator('#events')).toBeInViewport();
});

test('a page shows method, path, scope and highlighted examples', async ({page}) => {
  await page.goto('/api/emails/send-email');
  const main = page.getByRole('main');
  await expect(main.getByText('POST', {exact: true}).first()).toBeVisible();
  await expect(main.getByText('/emails', {exact: true}).first()).toBeVisible();
  await expect(main.getByText('emails:send', {exact: true}).first()).toBeVisible();
  await expect(main.locator('pre .pl-ent, pre .pl-s').first()).toBeVisible();
});

test('sections and the contents list are in the language of the page', async ({page}) => {
  await page.goto('/de/api/emails/get-email');
  const title = await page.locator('h2#errors').innerText();
  expect(title).not.toBe('Errors');
  await expect(page.locator('.table-of-contents').getByRole('link', {name: title.trim(), exact: true})).toBeVisible();
});

test('texts of the description are in the language of the page, and what programs read is not', async ({page}) => {
  await page.goto('/de/api/emails/send-email');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('E-Mail senden');
  await expect(page.locator('#body-subject')).toContainText('Die Betreffzeile.');
  await expect(page.locator('#body-subject')).toContainText('subject');
  await expect(page.locator('main pre').first()).toContainText('"subject": "');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.getByText('Versanddomains', {exact: true})).toBeVisible();
  await sidebar.getByText('E-Mail abrufen', {exact: true}).click();
  await expect(page).toHaveURL('/de/api/emails/get-email');
});

test('the overview names resources and operations in the language of the page, at the same anchors', async ({page}) => {
  await page.goto('/de/api#sending-domains');
  await expect(page.locator('h2#sending-domains')).toContainText('Versanddomains');
  await expect(page.getByRole('main').getByRole('link', {name: 'Versanddomain erstellen'})).toHaveAttribute(
    'href',
    '/de/api/sending-domains/create-sending-domain',
  );
});

test('a link to a field shows the field', async ({page}) => {
  await page.goto('/api/emails/send-email#body-subject');
  await expect(page.locator('#body-subject')).toBeInViewport();
});
