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
