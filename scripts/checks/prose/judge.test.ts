import type {Description} from '../../../src/plugins/api-reference/types';
import {misplacedCapitals} from './headings';
import {judgePage} from './judge';
import {vocabularyOf} from './vocabulary';

const description = {
  servers: [{url: 'https://api.mailwren.example/v1'}],
  tags: [{name: 'Emails'}],
  paths: {
    '/emails': {
      post: {
        operationId: 'sendEmail',
        tags: ['Emails'],
        parameters: [{name: 'Idempotency-Key', in: 'header'}],
        responses: {202: {headers: {'RateLimit-Policy': {}}}},
      },
      get: {operationId: 'listEmails', tags: ['Emails'], parameters: [{name: 'limit', in: 'query'}]},
    },
    '/emails/{email_id}': {get: {operationId: 'getEmail', tags: ['Emails']}},
  },
  webhooks: {
    'email.bounced': {
      post: {operationId: 'emailBounced', tags: ['Emails'], parameters: [{name: 'webhook-id', in: 'header'}]},
    },
  },
  components: {
    schemas: {
      Email: {properties: {reply_to: {}, to: {}, data: {}, status: {enum: ['not_started', 'canceled']}, metadata: {}}},
      Scope: {enum: ['emails:send']},
    },
  },
} as unknown as Description;

const files: Readonly<Record<string, string>> = {'docs-samples/a/send.mjs': 'const own_name = sendWelcome();'};

const sources = {
  vocabulary: vocabularyOf(description),
  components: {iso: 'en-US', description: () => description, readFile: (file: string) => files[file]},
};

const head = `---
title: Send an email
description: How to send.
page_type: how-to
last_update: {date: 2026-11-21}
---
`;

const judge = (body: string, file = 'docs/a.mdx'): string[] => judgePage(file, `${head}\n${body}\n`, sources);

it('takes a page as it should be', () => {
  expect(
    judge(`Call <Endpoint operation="sendEmail" /> or \`POST /emails\` with \`reply_to\`. See \`email.bounced\` and \`emails:send\`.

## Send with Node.js and the Mailwren API {/* #send */}

\`\`\`js file=docs-samples/a/send.mjs
\`\`\`

The function \`sendWelcome\` stores \`own_name\`. Your server has \`https://shop.example/emails/hook\`.

### 2. Read \`data.status\`: What it says {/* #read */}

\`\`\`bash
npm install express
\`\`\`

Up to <Fact name="maxBulkEmails" /> emails. A link lasts 30 minutes. Wait 1 second. It is fetched just before it leaves, in \`snake_case\`. Of 100 emails, 2 bounce within 30 days. See the [quickstart](/docs/quickstart).

:::tip[Own title]

Text.

:::`),
  ).toEqual([]);
});

it('takes names of every kind as the API has them, and those of others', () => {
  expect(
    judge(`Send \`Idempotency-Key\` with \`POST https://api.mailwren.example/v1/emails\` or \`GET /emails?limit=5\`, read \`RateLimit-Policy: x\`
and \`webhook-id\`. Ask \`https://api.mailwren.example/v1/emails/em_1\`. Read \`data.status\`, \`/to/0\`, \`/metadata/your_key\`,
\`data.metadata.own\` and \`"to": []\`. Set \`List-Unsubscribe-Post\` and \`X-Mailwren-Tag\`. The answer \`550 5.7.1 not_started\` or \`202\`. See
\`bounce.shop.example\`, \`smtp.mailfrom\`, \`verify.mjs\`, \`quarantine\`, \`q\` and \`https://shop.example/email\`.

\`\`\`json
{"data": {"status": "canceled", "metadata": {"yours": 1}}, "to": [{"reply_to": 1}]}
\`\`\`

\`\`\`json
{"data": …
\`\`\`

\`\`\`http
POST /mailwren/events HTTP/1.1
webhook-id: evt_1
\`\`\``),
  ).toEqual([]);
});

const fenced = (lang: string, body: string): string => `\`\`\`${lang}\n${body}\n\`\`\``;

it.each([
  ['a field alone', 'Set `recipients`.', 'no field, value or error code "recipients"'],
  ['a status in other spelling', 'It is `cancelled`.', 'no field, value or error code "cancelled"'],
  ['a nested field', 'Read `data.state`.', 'no field "data.state"'],
  ['a field of an item', 'Read `to[].adress`.', 'no field "to[].adress"'],
  ['a field with its value', 'Send `"subjects": []`.', 'no field or error code ""subjects": []"'],
  ['a parameter', 'Ask with `?page_size=5`.', 'no field or error code "?page_size=5"'],
  ['a parameter of an endpoint', 'Ask `GET /emails?page_size=5`.', 'no parameter in "GET /emails?page_size=5"'],
  ['a field of JSON', fenced('json', '{"data": {"state": 1}}'), '9: the description has no field "state"'],
  ['a field of shortened JSON', fenced('json', '{\n  "state": …'), '10: the description has no field "state"'],
  ['an event in JSON', fenced('json', '{\n"type": "email.bounce"}'), '10: the description has no event "email.bounce"'],
  ['an event in the plural', 'On `emails.bounced`.', 'no event "emails.bounced"'],
  ['an event of something else', 'On `domain.bounced`.', 'no event "domain.bounced"'],
  ['all events', 'On `email.*`.', 'no event "email.*"'],
  ['an event in capitals', 'On `Email.Bounced`.', 'no event "Email.Bounced"'],
  ['a header', 'Send `Idempotency-Keys`.', 'no header "Idempotency-Keys"'],
  ['a header with its value', 'Send `Authorisation: Bearer x`.', 'no header "Authorisation: Bearer x"'],
  ['a header in lower case', 'Send `idempotency-key`.', 'no header "idempotency-key"'],
  ['a header of events', 'Read `webhook-ids`.', 'no header "webhook-ids"'],
  ['a header of emails', 'Set `X-Mailwren-Tags`.', 'no header "X-Mailwren-Tags"'],
  [
    'a header of a request',
    fenced('http', 'Idempotency-Keys: a'),
    '9: the description has no header "Idempotency-Keys"',
  ],
  ['a request', fenced('http', 'POST /v1/email HTTP/1.1'), '9: the description has no endpoint "POST /email"'],
  [
    'a whole address',
    'Ask `https://api.mailwren.example/v1/mails`.',
    'no path "https://api.mailwren.example/v1/mails"',
  ],
  ['an endpoint in lower case', 'Ask `post /emails/bulks`.', 'no endpoint "post /emails/bulks"'],
  ['a path with a parameter', 'Ask `/mails/{email_id}`.', 'no path "/mails/{email_id}"'],
  ['a path in the singular', 'Ask `/email/all`.', 'no path "/email/all"'],
  ['a status', 'It answers `422`.', 'no field, value or error code "422"'],
  ['a code in an answer of SMTP', '`550 5.7.1 no_domain`', 'no field or error code "550 5.7.1 no_domain"'],
  ['a scope', 'With `emails:sent`.', 'no field, value or error code "emails:sent"'],
  ['a number in words', 'It sends five thousand emails a day.', 'startingRatePerDay'],
  ['a hundred', 'A hundred emails per request.', 'maxBulkEmails'],
  ['tens and ones', 'For twenty-four hours.', 'idempotencyKeyHours'],
  ['a unit without a space', 'At most 25MB.', 'maxMessageMegabytes'],
  ['hours as h', 'For 24h.', 'idempotencyKeyHours'],
  ['thousands as k', 'It sends 5k emails a day.', 'startingRatePerDay'],
  ['every second', 'Two emails every second.', 'startingRatePerSecond'],
  ['the best price', 'It costs $1 per 10,000 emails.', 'bestPricePer10000Emails'],
  ['a port in code', 'Use the port `587`.', 'smtpPortStartTls'],
  ['a share in words', 'It is up 99.9 per cent of the time.', 'uptime'],
])('lets nobody sneak past with %s', (_name, body, expected) => {
  expect(judge(body)).toContainEqual(expect.stringContaining(expected));
});

it.each([
  [
    'a number',
    'It sends 5,000 a day.',
    '8: "5,000 a day" is a fact of the product. Write <Fact name="startingRatePerDay" />',
  ],
  ['a number as a word', 'It costs\none credit.', '9: "one credit" is a fact of the product.'],
  ['a number in a table', '| a |\n| - |\n| up to 50 recipients |', '10: "50 recipients" is a fact'],
  ['a number with a unit', 'Within 24 hours.', '8: "24 hours" is a fact'],
  ['the price', 'From $20 on.', '8: "$20" is a fact'],
  ['an exclamation mark', 'Done!', '8: "!" in "Done!". No exclamation marks.'],
  ['a belittling word', 'You **simply**\nsend it.', '8: "simply" in "You simply".'],
  ['hype', 'A seamless start.', '8: "seamless"'],
  ['a promise', '- This is coming soon.', '8: "coming soon"'],
  ['an abbreviation', 'Use e.g. SMTP.', '8: "e.g."'],
  ['a promise across a link', 'It [is](/docs) planned.', '8: "is planned"'],
  ['an empty link', 'Click [here](/docs).', '8: the link "here" does not say where it leads.'],
  ['a bare address', '[https://x.example](/docs)', '8: the link "https://x.example"'],
  ['a heading without id', '## Send it', '8: the heading "Send it" has no id.'],
  ['an id twice', '## A {/* #a */}\n\n## B {/* #a */}', '10: the id "a" is that of line 8, too.'],
  [
    'capitals',
    '## Send Your First Email {/* #a */}',
    '8: the title "Send Your First Email" has capitals in "Your", "First", "Email".',
  ],
  [
    'capitals on a card',
    '<NextStep to="/docs" title="Next Page">a</NextStep>',
    '8: the title "Next Page" has capitals in "Page".',
  ],
  [
    'an unknown endpoint',
    'Call `POST /email`.',
    '8: the description has no endpoint "POST /email". Expected something like: POST /emails',
  ],
  ['an unknown path', 'Call `/emails/{id}`.', '8: the description has no path "/emails/{id}".'],
  [
    'an unknown operation',
    'Call `sendMail`.',
    '8: the description has no operation "sendMail". Expected something like: sendEmail',
  ],
  [
    'an unknown event',
    'On `email.bounce`.',
    '8: the description has no event "email.bounce". Expected something like: email.bounced',
  ],
  [
    'an unknown field',
    'Set `replyto_address`.',
    '8: the description has no field, value or error code "replyto_address".',
  ],
  [
    'an unknown scope',
    'With `emails:read`.',
    '8: the description has no field, value or error code "emails:read". Expected something like: emails:send',
  ],
  [
    'an unknown operation in a component',
    'a\n\n<Endpoint operation="x" />',
    '10: <Endpoint>: the description has no operation "x"; expected one of: sendEmail, listEmails, getEmail.',
  ],
  ['an unknown fact', '<Fact name="x" />', '8: <Fact>: there is no fact "x"'],
  ['a missing sample', '```js file=docs-samples/a/b.mjs\n```', '8: The sample "docs-samples/a/b.mjs" does not exist.'],
  ['a program in the page', '```python\nprint()\n```', '8: this python program is not in a file'],
  ['a request in the page', '```bash\ncurl x\n```', '8: this bash program is not in a file'],
  ['a fence without language', '```\nx\n```', '8: this fence is in "". Expected a program with file='],
  ['broken syntax', 'a\n\nb {c', '10: the page cannot be read: '],
])('finds %s', (_name, body, expected) => {
  expect(judge(body).map((finding) => finding.slice(0, `docs/a.mdx:${expected}`.length))).toEqual([
    `docs/a.mdx:${expected}`,
  ]);
});

it.each([
  ['title: A', ['lacks "description"', 'lacks "page_type"']],
  [
    head.slice(4, -4).replace('how-to', 'howto'),
    ['"page_type" of the front matter is "howto". Expected one of: concept'],
  ],
  [head.slice(4, -4).replace('11-21', '02-30'), ['"last_update" of the front matter is {"date":"2026-02-30"}']],
  [head.slice(4, -4).replace('How to send.', 'x'.repeat(161)), ['(161 characters). Expected one or two sentences']],
  [`${head.slice(4, -4)}keywords: DKIM`, ['"keywords" of the front matter is "DKIM". Expected a list']],
  [`${head.slice(4, -4)}author: me`, ['has "author". Expected only title']],
])('judges the front matter %j', (yaml, expected) => {
  const found = judgePage('guides/a.mdx', `---\n${yaml}\n---\n`, sources);
  expect(found).toEqual(expected.map((part) => expect.stringContaining(part) as string));
});

it('finds a number of the product in the description of a page', () => {
  const found = judgePage('docs/a.mdx', head.replace('How to send.', 'Send up to 100 emails in one request.'), sources);
  expect(found).toEqual([expect.stringContaining('docs/a.mdx:1: "100 emails in one" is a fact of the product')]);
});

it('knows on which pages a number is the fact', () => {
  const text = 'Answer within 15 seconds.';
  expect(judge(text)).toEqual([]);
  expect(judge(text, 'docs/webhooks/index.mdx')).toEqual([expect.stringContaining('webhookTimeoutSeconds')]);
});

it('judges the words of a post, and not its ids', () => {
  expect(judge('## A\n\nDone!', 'blog/a.mdx')).toEqual([expect.stringContaining('exclamation')]);
});

it('judges names and samples of a translation, and not its words', () => {
  const file = 'i18n/de/docusaurus-plugin-content-docs/current/a.mdx';
  expect(judge('## Eine Überschrift Mit Großen {/* #a */}\n\nFertig!', file)).toEqual([]);
  expect(judge('`sendMail`\n\n<Fact name="x" />', file)).toHaveLength(2);
});

it.each([
  ['Send an email with PHP and APIs', []],
  ['Next.js: Send it', []],
  ['1. Create a token', []],
  ['SPF, DKIM and DMARC', []],
  ['Move to Google or Microsoft', []],
  ['429 Too Many Requests', []],
  ['Use The Api', ['The', 'Api']],
])('knows how titles are written: %s', (title, expected) => {
  expect(misplacedCapitals(title)).toEqual(expected);
});
