import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {Spec} from '@packages/openapi';
import {parse} from 'yaml';

import {inspectText} from './texts';

const spec = `tags: [{name: Emails}]
webhooks: {email.sent: {post: {operationId: emailSent, tags: [Emails]}}}
paths: {/emails: {get: {operationId: getEmail, tags: [Emails]}}}
info:
  `;

/** The problems in the info of a spec, as `<line>: <message>`, with its first line as line 1. */
async function problemsOf(text: string, moved: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'texts-'));
  const source = `${spec}${text.replaceAll('\n', '\n  ')}`;
  await writeFile(path.join(dir, 'openapi.yaml'), source);
  const problems = await inspectText(parse(source) as Spec, dir, moved).finally(() => rm(dir, {recursive: true}));
  return problems.map(({line, message}) => `${line - 4}: ${message}`);
}

it.each([
  ['a price', 'title: A\ndescription: Costs 20 USD.', '2: The price "20 USD" would go stale when prices change'],
  ['HTML', 'description: A <b>bold</b> word.', '1: HTML is not supported. Write Markdown, or put angle'],
  ['an image', 'description: See ![it](/a.png).', '1: Images are not supported. Describe what'],
  ['a footnote', 'description: |\n  See[^1].\n\n  [^1]: It.', '2: Footnotes are not supported. Write the note'],
  [
    'a page with a similar path',
    'description: |\n  Line one.\n\n  See [it](/docs/quick-start).',
    "4: The link doesn't lead to a page: /docs/quick-start. Correct it, or add the page.",
  ],
  [
    'a specific language version',
    'description: See [it](/de/docs/quickstart).',
    '1: The link to /de/docs/quickstart leads to a specific language version of the page.',
  ],
  ['a relative path', 'description: See [it](quickstart).', '1: The link to quickstart does not start at the root'],
  [
    'another site',
    'description: See [it](https://a.example).',
    '1: The link to https://a.example is not allowed: it links',
  ],
  [
    'a reference',
    'description: |\n  See [it][a].\n\n  [a]: /docs/nothing',
    "4: The link doesn't lead to a page: /docs/nothing",
  ],
  [
    'the value of an enum',
    'enum: [a]\nx-enumDescriptions:\n  a: See [it](/docs/nothing).',
    "3: The link doesn't lead to a page: /docs/nothing",
  ],
])('reports line and fix of %s', async (_name, text, expected) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining(expected)]);
});

it('accepts braces, code, and links to pages, files and the API, and ignores examples', async () => {
  const text = `description: |
  Braces such as { and {{first_name}} are shown as typed, and so is \`<b>\`. See [one](/docs/quickstart),
  [two](/api/emails/get-email), [three](/api/emails), [four](/openapi.yaml), [five](/docs/errors/not-found#not_found),
  [six](/pricing) and [seven](/api#events).
examples:
  - description: <b>[it](/docs/nothing)</b>
`;
  expect(await problemsOf(text)).toEqual([]);
});

it('accepts a link to the old path of a page that moved', async () => {
  expect(await problemsOf('description: See [it](/docs/errors/404).')).toEqual([]);
});

it.each([
  ['leads to no page', {'/api/a': '/api/emails/get-emial'}, '/api/emails/get-emial, which is not a page. Correct it.'],
  [
    'leads to a page that moved, too',
    {'/api/a': '/api/b', '/api/b': '/api/emails/get-email#request'},
    'leads to /api/b, which is not a page. That page moved, too: write /api/emails/get-email#request.',
  ],
  ['hides a page', {'/api/emails': '/api/emails/get-email'}, '/api/emails is a page, which the redirect to'],
])('reports a redirect that %s', async (_name, moved, expected) => {
  expect(await problemsOf('description: A.', moved)).toEqual([expect.stringContaining(expected)]);
});
