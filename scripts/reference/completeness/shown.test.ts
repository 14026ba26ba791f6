import {type Shown, shownInHtml, shownInMarkdown} from './index';

const textsOf = (shown: Shown): Record<string, string[]> =>
  Object.fromEntries(
    [...shown]
      .filter(([place]) => place !== '*')
      .map(([place, texts]) => [place, texts.map((pieces) => pieces.join(' ').replace(/\s+/gu, ' ').trim())]),
  );

const expected = {
  '': ['Title An email.'],
  'request-body': ['Request body Required.'],
  'request-body > to': ['to string Who gets it.'],
  'request-body > to > name': ['name string'],
  'request-body > *': ['All others integer'],
  response: ['Response'],
  'response/200': ['200 Done.'],
  'response/200 > id': ['id string', 'id integer'],
};

it('reads what a page shows, by section, status and field', () => {
  const field = (name: string, text: string, inside = ''): string =>
    `<li data-field="${name}"><p>${name === '*' ? 'All others' : `<a href="#"><code>${name}</code></a>`} <b>${text}</b></p>${inside}</li>`;
  const html = [
    '<script>const a = 1;</script><h1>Title</h1><p>An email.</p>',
    `<section><h2 id="request-body">Request body</h2> Required. <ul>${field('to', 'string Who gets it.', `<ul>${field('name', 'string')}</ul>`)}${field('*', 'integer')}</ul></section>`,
    `<section><h2 id="response">Response</h2><section id="status-200"><h3>200</h3> Done. ${field('id', 'string')}${field('id', 'integer')}</section></section>`,
  ].join('');
  expect(textsOf(shownInHtml(html))).toEqual(expected);
});

it('counts the notes after the fields as part of the description', () => {
  const html =
    '<p>An email.</p><section><h2 id="response">Response</h2></section><section><h2 id="more-information">More</h2>It is sent once.</section>';
  expect(shownInHtml(html).get('')).toEqual([['An email.', 'More', 'It is sent once.']]);
});

it('reads the same from Markdown', () => {
  const markdown = `# Title

An email.

## Request body

Required.

- **\`to\`** string Who gets it.

  - **\`name\`** string
- **All others** integer

## Response

### 200

Done.

- **\`id\`** string

- Option 2

  - **\`id\`** integer
`;
  const sections = new Map([
    ['Request body', 'request-body'],
    ['Response', 'response'],
  ]);
  expect(textsOf(shownInMarkdown(markdown, {sections, others: 'All others', otherStatuses: 'Other'}))).toEqual({
    ...expected,
    'response/200': ['200 Done. Option 2'],
  });
});

it('keeps code in one piece, whatever marks it up', () => {
  const html = '<pre><code>{\n  <span>"a"</span>: "&lt;b>"\n}</code></pre>';
  expect(shownInHtml(html).get('*')).toEqual([['{\n  "a": "<b>"\n}']]);
});
