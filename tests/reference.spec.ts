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
  parameters?: {$ref?: string; name?: string}[];
  requestBody?: {content: Record<string, {schema: Schema}>};
  responses: Record<string, {$ref?: string; headers?: object; content?: Record<string, {schema: Schema}>}>;
}

const bundle = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
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
function namesOf(operation: Operation): string[] {
  const responses = Object.values(operation.responses).map(resolve);
  const bodies = [operation.requestBody, ...responses].flatMap((part) => Object.values(part?.content ?? {}));
  return [
    ...(operation.parameters ?? []).map((parameter) => resolve(parameter).name ?? ''),
    ...bodies.flatMap(({schema}) => propertyNames(schema)),
    ...responses.flatMap(({headers = {}}) => Object.keys(headers)),
  ];
}

test('the description has the operations that are tested', () => {
  expect(operations.map(({operationId}) => operationId).sort()).toEqual([
    'cancelEmail',
    'getEmail',
    'listEmails',
    'sendBulkEmails',
    'sendEmail',
    'updateEmail',
  ]);
});

for (const operation of operations) {
  const slug = operation.operationId.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

  for (const prefix of ['', '/cs']) {
    test(`the HTML of ${prefix}/api/emails/${slug} names every parameter, property and error`, async ({request}) => {
      const html = plainHtml(await (await request.get(`${prefix}/api/emails/${slug}`)).text());
      const names = namesOf(operation);
      expect(names.length).toBeGreaterThan(20);
      for (const name of names) {
        expect.soft(html, name).toContain(`<code translate=no>${name}</code>`);
      }
      for (const status of ['400', '401', '403', '404', '429', '500']) {
        expect.soft(html, status).toContain(`id=status-${status}`);
      }
    });
  }
}

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

test('a link to a field shows the field', async ({page}) => {
  await page.goto('/api/emails/send-email#body-subject');
  await expect(page.locator('#body-subject')).toBeInViewport();
});
