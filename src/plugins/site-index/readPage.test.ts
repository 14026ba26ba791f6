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

it('knows the endpoint of an operation, and takes only those of its sections that the description names', async () => {
  const page = await readPage(
    [
      '<OperationHeader method="post" path="/emails/{email_id}" idempotent />',
      '<ApiSection id="request-body">\n  The email.\n</ApiSection>',
      '<ApiSection id="sending-domains" title="Sending domains">\n  ## Own heading\n</ApiSection>',
    ].join('\n\n'),
  );
  expect(page.endpoint).toEqual({method: 'post', path: '/emails/{email_id}'});
  expect(page.headings).toEqual([
    {id: 'sending-domains', text: 'Sending domains'},
    {id: 'own-heading', text: 'Own heading'},
  ]);
});

it('knows the type of an event', async () => {
  const {endpoint} = await readPage(
    '<EventHeader type="email.delivered" />\n\n<ApiSection id="payload">\n  What.\n</ApiSection>',
  );
  expect(endpoint).toEqual({method: 'event', path: 'email.delivered'});
});

it('names the line of the file where the text is no MDX', async () => {
  await expect(readPage('---\ntitle: A\n---\n\nText\n\n<Open x=>\n')).rejects.toMatchObject({line: 7});
});
