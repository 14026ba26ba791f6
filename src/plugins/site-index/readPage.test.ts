import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {formHeadings, readPage} from './readPage';

const ids = async (text: string): Promise<string[]> => (await readPage(text)).headings.map(({id}) => id);

it('takes the ids that authors give, and makes the others as the pages do', async () => {
  const {headings} = await readPage(
    '---\ntitle: A\n---\n\n# Title\n\n## Send it {/* #send */}\n\n### Wait a `moment`\n\n## Wait a moment\n\n## Зачекайте\n',
  );
  expect(headings).toEqual([
    {id: 'send', text: 'Send it'},
    {id: 'wait-a-moment', text: 'Wait a moment'},
    {id: 'wait-a-moment-1', text: 'Wait a moment'},
    {id: 'зачекайте', text: 'Зачекайте'},
  ]);
});

it('leaves out the number of a step', async () => {
  const {headings} = await readPage('## 1. Create a token {/* #create */}\n\n## 404 means gone\n');
  expect(headings.map(({text}) => text)).toEqual(['Create a token', '404 means gone']);
});

it('finds headings within components and notices, and none in code', async () => {
  expect(await ids('<div>\n\n## Inside\n\n</div>\n\n:::note[Title]{.wide}\n\n### Noted\n\n:::\n')).toEqual([
    'inside',
    'noted',
  ]);
  expect(await ids('```md\n## Code\n```\n')).toEqual([]);
});

it('leaves out headings that name the form of a page', async () => {
  const [form = ''] = formHeadings;
  expect(await ids(`## Bevor Sie beginnen {/* #${form} */}\n\n## DKIM\n`)).toEqual(['dkim']);
});

/** Headings that more than four pages have, by id and text. */
async function repeated(pages: readonly string[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const {id, text} of (await readPage(page)).headings) {
      counts.set(`#${id} ${text}`, (counts.get(`#${id} ${text}`) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count > 4).map(([heading]) => heading);
}

it('finds a heading that page after page has', async () => {
  const page = '## Own {/* #own */}\n\n## Before you start {/* #before-you-start */}\n';
  expect(await repeated(Array.from({length: 5}, () => page))).toEqual(['#own Own']);
  expect(await repeated(Array.from({length: 4}, () => page))).toEqual([]);
});

it('lists no heading that page after page of docs and guides has', async () => {
  const pages = ['docs', 'guides'].flatMap((room) =>
    readdirSync(room, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(path.join(room, file), 'utf8')),
  );
  // One that is found belongs into formHeadings, or needs words of its own.
  expect(await repeated(pages)).toEqual([]);
});

it.each([
  ['operation', 'method="post" path="/emails/{email_id}"', {method: 'post', path: '/emails/{email_id}'}],
  ['event', 'method="event" path="email.delivered"', {method: 'event', path: 'email.delivered'}],
])('knows the endpoint of an %s', async (_kind, attributes, endpoint) => {
  expect((await readPage(`<ReferenceBody id="it" ${attributes} />\n`)).endpoint).toEqual(endpoint);
});

it('knows no endpoint of a page about something else', async () => {
  expect((await readPage('<ReferenceBody id="resource-emails" />\n')).endpoint).toBeUndefined();
});

it('names the line of the file where the text is no MDX', async () => {
  await expect(readPage('---\ntitle: A\n---\n\nText\n\n<Open x=>\n')).rejects.toMatchObject({line: 7});
});
