import {inspectText} from './inspectText';
import {parseSource} from './sources';

const operation = 'operationId: getEmail\ntags: [Emails]\n';

/** The problems in the description of an operation, as `<line>: <message>`. */
async function problemsOf(text: string): Promise<string[]> {
  const problems = await inspectText([parseSource('api-spec/getEmail.yaml', `${operation}${text}`)]);
  return problems.map(({line, message}) => `${line}: ${message}`);
}

it.each([
  ['HTML', 'description: A <b>bold</b> word.', '3: HTML is not supported. Write Markdown, or put angle'],
  ['an image', 'description: See ![it](/a.png).', '3: Images are not supported. Describe what'],
  ['a footnote', 'description: |\n  See[^1].\n\n  [^1]: It.', '4: Footnotes are not supported. Write the note'],
  [
    'a page with a similar path',
    'description: |\n  Line one.\n\n  See [it](/docs/quick-start).',
    '6: The link leads to no page: /docs/quick-start. Did you mean /docs/quickstart?',
  ],
  ['a heading', 'description: See [it](/docs/errors/not-found#nothing).', '3: /docs/errors/not-found has no heading'],
  ['a page in one language', 'description: See [it](/de/docs/quickstart).', 'Write /docs/quickstart, which leads'],
  ['a relative path', 'description: See [it](quickstart).', '3: The link to quickstart does not start at the root'],
  [
    'another site',
    'description: See [it](https://a.example).',
    '3: The link to https://a.example is not allowed: it leads',
  ],
  [
    'a reference',
    'description: |\n  See [it][a].\n\n  [a]: /docs/nothing',
    '6: The link leads to no page: /docs/nothing',
  ],
  [
    'the value of an enum',
    'enum: [a]\nx-enumDescriptions:\n  a: See [it](/docs/nothing).',
    '5: The link leads to no page: /docs/nothing',
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
value: { description: '<b>' }
`;
  expect(await problemsOf(text)).toEqual([]);
});

it('accepts a link to the old path of a page that moved', async () => {
  expect(await problemsOf('description: See [it](/docs/errors/404).')).toEqual([]);
});
