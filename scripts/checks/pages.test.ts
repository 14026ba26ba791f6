import {root} from '@packages/files';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';

import rules from './remark.mjs';

const frontMatter = `---
title: Retry failed requests
description: How to retry API requests without sending an email twice.
page_type: how-to
---
`;

/** A typical page, which does not need special markup. */
const correctPage = `${frontMatter}
Mailwren keeps an idempotency key for 24 hours. Set \`User-Agent\` to \`acme-shop/1.4.2 (+https://shop.example)\`.

## Install the SDK {/* #install */}

\`\`\`bash
docker run --rm -e MAILWREN_API_KEY -p 3000:3000 node:20 node server.mjs
\`\`\`

Then set the \`Cache-Control\` header to \`no-store\`. Don't cache responses that contain personal data!

### 1. When should you retry? {/* #when-to-retry */}

| Status | Meaning | Retry |
| --- | --- | --- |
| \`429\` | Too many requests | After \`Retry-After\` seconds |
| 500 | Something went wrong on our side | For 24 hours, with exponential backoff |

![A timeline of three attempts](./retries.png)

:::tip[Use a queue]

A background job, such as one on Sidekiq or Laravel's queue, retries for 24 hours without blocking your app.

:::

- Log the \`request_id\` of each response; [support](/docs/support) asks for it.
- Gmail, Outlook.com and Yahoo may defer messages for up to 72 hours.

> In our tests, 99% of retried requests succeed on the second attempt, within 10:30 minutes. See **TypeScript**. 🎉
`;

/** The messages of the page rules for a page. */
async function lint(text: string, file = 'docs/a.mdx'): Promise<string[]> {
  const page = new VFile({path: file, value: text, cwd: root});
  // Pages that cannot be parsed also have a message.
  await unified()
    .use(remarkParse)
    .use(remarkStringify)
    .use(rules)
    .process(page)
    .catch(() => undefined);
  return page.messages.map(String);
}

it('accepts a correct page', async () => {
  expect(await lint(correctPage)).toEqual([]);
});

it.each([
  ['src/pages/terms-of-service.mdx', 'The minimum purchase is $20.'],
  ['i18n/ru/docusaurus-plugin-content-pages/terms-of-service.mdx', 'Минимальная покупка — 20 долларов США.'],
  ['docs/credits.mdx', 'A bundle costs US$ 40.'],
])('refuses a price that is no fact in %s: %s', async (file, text) => {
  expect(await lint(`${frontMatter}\n${text}\n`, file)).toContainEqual(
    expect.stringContaining('would go stale when prices change. Use a fact'),
  );
});

it.each([
  ['blog/2026-11-20-costs.mdx', `title: ${'a'.repeat(66)}`, '2:1: Its title has 66 characters, expected at most 65'],
  [
    'i18n/pt/docusaurus-plugin-content-pages/about.mdx',
    `title: A\ntitle_meta: ${'a'.repeat(66)}`,
    '3:1: Its title has',
  ],
  ['i18n/de/docusaurus-plugin-content-blog/a.mdx', `title: A\ndescription: ${'a'.repeat(166)}`, '3:1: Its description'],
])('refuses metadata in %s that search engines cut', async (file, fields, message) => {
  expect(await lint(`---\n${fields}\n---\n\nText.\n`, file)).toEqual([expect.stringContaining(message)]);
});

it('accepts a price in a post', async () => {
  const post = 'blog/2026-11-20-costs.mdx';
  expect(await lint('---\ntitle: Costs\n---\n\nIt was 20 USD then.\n', post)).toEqual([]);
});

const program = `\`\`\`js\n${'send();\n'.repeat(11)}\`\`\``;
const withField = (field: string): string => correctPage.replace('page_type', `${field}\npage_type`);

it.each([
  ['no front matter', 'Text.', '2:1: The front matter field "title" is missing or invalid. Expected a title.'],
  [
    'invalid YAML',
    correctPage.replace(/title: /u, 'title: Retry: '),
    '2:1: The front matter is missing or invalid. Expected YAML, with quotes around',
  ],
  [
    'a tab',
    correctPage.replace('page_type', 'keywords:\n\t- reply\npage_type'),
    'The front matter is missing or invalid. Expected YAML, indented with spaces instead of tabs',
  ],
  [
    'a long description',
    correctPage.replace(/description: .*/u, `description: ${'x'.repeat(161)}`),
    '"description" is missing or invalid. Expected at most 160 characters, found 161.',
  ],
  [
    'an unknown page type',
    correctPage.replace('how-to', 'howto'),
    '"page_type" is missing or invalid. Expected one of concept,',
  ],
  [
    'an unknown field',
    withField('keyword: x'),
    '4:1: The front matter field "keyword" is missing or invalid. Expected one of the supported fields: title,',
  ],
  [
    'an author that no page shows',
    withField('last_update: {date: 2026-02-20, author: Ada}'),
    'The front matter field "last_update.author" is missing or invalid. Expected one of the supported fields',
  ],
  [
    'an outdated title syntax',
    `${frontMatter}\n:::note Old title\n\nText.\n\n:::\n`,
    '7:1-7:18: ":::note Old title" is shown as text',
  ],
  [
    'text in braces that is not JavaScript',
    `${frontMatter}\n{what happened}\n`,
    'Text in braces is JavaScript, and this text is not valid. Write it in backticks',
  ],
  ['a heading without an ID', `${frontMatter}\n## Send it\n`, '7:1-7:11: The heading "Send it" has no ID.'],
  ['a duplicate ID', `${correctPage}\n## B {/* #install */}\n`, 'Another heading on this page has the ID "install".'],
  ['a long sample', `${frontMatter}\n${program}\n`, 'This js sample has 11 lines, and no test runs it.'],
  ['a term', `${frontMatter}\nThe request is carried out.\n`, 'Use "processed, performed, or run" instead'],
  ['a curly apostrophe', `${frontMatter}\nThe email isn’t sent.\n`, 'Use "straight quotes and apostrophes" instead'],
])('reports %s', async (_what, text, message) => {
  expect((await lint(text)).join('\n')).toContain(message);
});

it('accepts what Docusaurus documents', async () => {
  const fields = 'draft: true\nimage: /img/a.png\npagination_next: null\nhide_table_of_contents: true\ntags: [a]\n';
  const page = withField(`${fields}custom_edit_url: null\ntitle_meta: A`);
  expect(await lint(`${page}\n:::tip[Title]{#id .class}\n\nText.\n\n:::\n`)).toEqual([]);
});

it('treats .md as .mdx, and files in a directory with an underscore as partials', async () => {
  expect(await lint('Text.', 'docs/a.md')).not.toEqual([]);
  expect(await lint('Text.', 'docs/a/_parts/shared.mdx')).toEqual([]);
});

it('applies the rules for documentation and for English only to those pages', async () => {
  expect(await lint(`# Titel\n\nKey by e-mail.\n`, 'i18n/de/docusaurus-plugin-content-blog/a.mdx')).toEqual([]);
  expect(await lint(`${frontMatter}\n## Titel\n`, 'i18n/de/docusaurus-plugin-content-docs/current/a.mdx')).toHaveLength(
    1,
  );
});
