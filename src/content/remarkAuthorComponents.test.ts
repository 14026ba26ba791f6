import type {Spec} from '@packages/openapi';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {authorComponents} from './components';
import {dependenciesOf} from './plugin/dependencies.mjs';
import {remarkAuthorComponents} from './remarkAuthorComponents';

const operation = (operationId: string): object => ({operationId, summary: `Do ${operationId}`, tags: ['Emails']});
const event = (operationId: string, examples: object = {}): object => ({
  post: {
    operationId,
    description: `Sent for ${operationId}. More.`,
    tags: ['Emails'],
    requestBody: {content: {'application/json': {examples}}},
  },
});
const error = (code: string, status: number, retryable: boolean): object => ({value: {code, status, retryable}});

const spec = {
  tags: [
    {name: 'Emails', 'x-displayName': 'E-Mails', 'x-event-prefix': 'email'},
    {name: 'Campaigns', 'x-event-prefix': 'campaign'},
  ],
  paths: {'/emails': {post: operation('sendEmail')}, '/emails/{email_id}': {get: operation('getEmail')}},
  webhooks: {
    'email.bounced': event('emailBounced', {
      a: {$ref: '#/components/examples/emailBounced'},
      b: {value: {type: 'second example'}},
    }),
    'campaign.sent': event('campaignSent'),
  },
  components: {
    schemas: {
      ErrorCode: {
        enum: ['not_found', 'rate_limit_exceeded'],
        'x-enumDescriptions': {
          not_found: 'The `id` is unknown. Status 404.',
          rate_limit_exceeded: 'Zu viele Anfragen. Status 429.',
        },
      },
    },
    examples: {
      a: error('not_found', 404, false),
      b: error('rate_limit_exceeded', 429, true),
      emailBounced: {value: {type: 'email.bounced', data: {id: 'em_1'}}},
      'createDomain.response.simple': {
        value: {
          data: {
            records: [
              {purpose: 'spf', type: 'TXT', name: 'a.example', value: 'v=spf1', priority: null},
              {
                purpose: 'return_path',
                type: 'MX',
                name: 'b.example',
                value: 'c.example',
                priority: 10,
                required: false,
              },
            ],
          },
        },
      },
    },
  },
} as unknown as Spec;

const files: Readonly<Record<string, string>> = {
  'docs-samples/a/send.mjs': 'a();\n// #region send\n  b();\n// #endregion send\n',
  'guides/clean-a-list.mdx': `---\ntitle: A b\n---\n\n${'word '.repeat(700)}\n\n\`\`\`js\n${'code '.repeat(700)}\n\`\`\`\n`,
  'guides/none.mdx': 'word',
  'static/img/guides.svg': '<symbol id="clean-a-list">',
  'docs-samples/a/empty.mjs': '// #region none\n// #endregion none\n',
};

const options: Parameters<typeof remarkAuthorComponents>[0] = {
  components: authorComponents,
  iso: 'de-DE',
  spec: () => spec,
  readFile: (file) => files[file],
};

const resolve = async (value: string, path = 'docs/a.mdx'): Promise<string> => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkAuthorComponents, options);
  return String(await processor.use(remarkStringify).process({value, path})).trim();
};

it.each([
  ['docs/a.mdx', 'Up to 5,000 per day, for 24 hours'],
  ['i18n/de/docusaurus-plugin-content-docs/current/a.mdx', 'Up to 5.000 per day, for 24 Stunden'],
])('writes facts as text, in the language of %s', async (page, text) => {
  const facts = 'Up to <Fact name="startingRatePerDay" /> per day, for <Fact name="idempotencyKeyHours" as="unit" />';
  await expect(resolve(facts, page)).resolves.toBe(text);
});

const endpoint = 'method="get" path="/emails/{email_id}" summary="Do getEmail" href="/api/emails/get-email"';
const group =
  '<CodeGroup>\n\n```js file=docs-samples/a/send.mjs#send\n```\n\n```php tab=laravel\n1;\n```\n\n</CodeGroup>';

it.each<[name: string, written: string, parts: string[]]>([
  ['an endpoint in a sentence', 'Call <Endpoint operation="getEmail" />.', [`Call <Endpoint ${endpoint} />.`]],
  ['an endpoint', '<Endpoint operation="getEmail" />', [`<Endpoint ${endpoint} block={true} />`]],
  [
    'a table of errors',
    '<ErrorTable codes="rate_limit_exceeded not_found" />',
    [
      '<ErrorStatus status="404">',
      '<ErrorRow code="not_found" href="/docs/errors/not-found#not_found">',
      'The `id` is unknown.\n',
      '<ErrorRow code="rate_limit_exceeded" retryable={true}',
    ],
  ],
  [
    'DNS records',
    '<DnsRecords example="createDomain.response.simple" />',
    [
      '<DnsRecord purpose="spf" type="TXT" name="a.example" value="v=spf1" />',
      '<DnsRecord purpose="return_path" type="MX" name="b.example" value="c.example" priority="10" optional={true} />',
    ],
  ],
  ['a sample', '```js file=docs-samples/a/send.mjs#send\n```', ['```js title="send.mjs"\nb();\n```']],
  [
    'a sample with a title',
    '```js title="x" file=docs-samples/a/send.mjs\n```',
    ['```js title="x"\na();\n  b();\n```'],
  ],
  ['a group of samples', group, ['<CodeTab language="node">', '<CodeTab language="laravel">', 'title="send.mjs"']],
  ['nothing on generated pages', '<EventPayloads groups={[]} />', ['<EventPayloads groups={[]} />']],
])('fills in %s', async (_name, written, parts) => {
  const path = written.includes('groups') ? '/x/generated/api/en/a.mdx' : undefined;
  const resolved = await resolve(written, path);
  parts.forEach((part) => expect(resolved).toContain(part));
});

it('imports the components on a page, each once', async () => {
  await expect(resolve('<Steps>\n\n1. <Steps>A</Steps>\n\n</Steps>\n\n<Details />')).resolves.toMatch(
    /^import \{Steps\} from '@site\/src\/content\/Steps'\n\n<Steps>/u,
  );
});

it('lists the events about a resource, each with its former anchor and an example', async () => {
  const list = await resolve('<EventPayloads about="email" />');
  for (const part of [
    "import {EventExample} from '@site/src/content/EventPayloads'",
    '* [`email.bounced`](/api/emails/email-bounced)\n',
    'Sent for emailBounced.\n',
    '<EventExample>\n',
    '"id": "em_1"',
  ]) {
    expect(list).toContain(part);
  }
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkAuthorComponents, options);
  const tree = await processor.run(processor.parse('<EventPayloads about="email" />'), new VFile({path: 'docs/a.mdx'}));
  expect(JSON.stringify(tree)).toContain('{"hProperties":{"id":"email-bounced"}}');
});

it.each([
  ['<Fact name="uptimes" />', /no fact "uptimes"; expected one of: .*uptime/u],
  ['<Fact />', /<Fact> lacks "name"/u],
  ['<Fact name={x} />', /needs a string for "name"/u],
  ['<Fact name="uptime" form="x" />', /has "form"; expected only "name", "as"/u],
  ['<Fact name="uptime" as="long" />', /no form "long"; expected one of: number, unit, short/u],
  ['<Fact name="uptime">9</Fact>', /must not have children/u],
  ['<Endpoint operation="sendMail" />', /no operation "sendMail"; expected one of: sendEmail, getEmail/u],
  ['<EventPayloads {...x} />', /has a spread/u],
  ['<EventPayloads about="mail" />', /no event about "mail"; expected one of: email, campaign/u],
  ['<EventPayloads about="campaign" />', /campaign\.sent event has no example/u],
  ['<ErrorTable codes="gone" />', /no error code "gone"; expected one of: not_found/u],
  ['<DnsRecords />', /needs either example=/u],
  ['<CodeGroup>\n\nText\n\n</CodeGroup>', /only fenced samples/u],
  ['<CodeGroup>\n\n```js\n1\n```\n\n</CodeGroup>', /needs at least two samples/u],
  ['<CodeGroup>\n\n```js\n1\n```\n\n```js\n2\n```\n\n</CodeGroup>', /Two samples have the tab "node"/u],
  ['<CodeGroup>\n\n```js\n1\n```\n\n```css\n2\n```\n\n</CodeGroup>', /has no tab; expected tab= followed by one of:/u],
  ['```js tab=node\n1\n```', /must be in a <CodeGroup>/u],
  ['```js file=docs-samples/a/none.mjs\n```', /docs-samples\/a\/none.mjs" does not exist/u],
  ['```js file=docs-samples/../x.js\n```', /is not in docs-samples\//u],
  ['```js file=docs-samples/a/send.mjs\n1\n```', /leave the fence empty/u],
  ['```js file=docs-samples/a/send.mjs#get\n```', /no region "get".*regions in the file: send/u],
  ['```js file=docs-samples/a/empty.mjs#none\n```', /no code in its region "none"/u],
])('reports the line and what to write instead of %j', async (text, message) => {
  await expect(resolve(`# A\n\n${text}`)).rejects.toMatchObject({
    message: expect.stringMatching(message) as string,
    line: expect.any(Number) as number,
  });
});

it('shows the icon of a guide and the time to read it on the overview of the guides', async () => {
  const step = '<NextStep to="/guides/clean-a-list" title="Clean a list" />';
  const overview = 'i18n/fr/docusaurus-plugin-content-docs-guides/current/index.mdx';
  await expect(resolve(step)).resolves.toMatch(/title="Clean a list" \/>$/u);
  for (const page of ['guides/index.mdx', overview]) {
    await expect(resolve(step, page)).resolves.toMatch(/title="Clean a list" icon="clean-a-list" minutes=\{3\} \/>$/u);
  }
  const withoutIcon = '<NextStep to="/guides/none" title="None" />';
  await expect(resolve(withoutIcon, overview)).rejects.toMatchObject({
    message: expect.stringMatching(/guides\.svg lacks the icon of \/guides\/none: add a <symbol/u) as string,
  });
});

it('lists the files that a page includes', () => {
  expect(dependenciesOf('```js file=docs-samples/a/b.mjs#c\n```', {})).toEqual(['docs-samples/a/b.mjs']);
  expect(dependenciesOf('<Fact name="x" /> <Endpoint operation="y" />', {Endpoint: ['d.json']})).toEqual(['d.json']);
  expect(dependenciesOf('plain', {})).toEqual([]);
});
