import {readPage} from '../../lib/readPage';
import {toMarkdown} from './toMarkdown';

const page = (content: string): string =>
  `<!doctype html><html lang="de-DE"><head><meta name="description" content="Wie man sendet."></head>
<body><nav>Menu</nav><article><div class="theme-doc-markdown markdown">${content}</div></article><footer>End</footer></body></html>`;

const facts = {url: 'https://mailwren.example/de/docs/quickstart', language: 'de-DE'};
const convert = async (content: string): Promise<string> => (await toMarkdown(readPage(page(content)), facts)).markdown;

/** The Markdown below the front matter. */
const body = async (content: string): Promise<string> =>
  (await convert(content)).replace(/^---\n.*?\n---\n\n/su, '').trimEnd();

it('begins with what the page is', async () => {
  expect(await convert('<header><h1>Senden</h1></header><p>Text.</p>')).toBe(
    '---\ntitle: "Senden"\ndescription: "Wie man sendet."\nurl: "https://mailwren.example/de/docs/quickstart"\nlanguage: "de-DE"\n---\n\n# Senden\n\nText.\n',
  );
});

it('exports the main element of other pages, under the title of the page', async () => {
  const html =
    '<html><head><title>Preise | Mailwren</title></head><body><p>Menu</p><main><section><h1>Guthaben statt Abo</h1><form>Rechner</form></section><section data-site-only><h2>Newsletter</h2></section></main></body></html>';
  expect((await toMarkdown(readPage(html), facts)).markdown).toMatch(
    /^---\ntitle: "Preise"\nurl: [\s\S]*---\n\n# Guthaben statt Abo\n$/u,
  );
});

it('reports a page without content', async () => {
  const html = '<html><body><p>List</p></body></html>';
  await expect(toMarkdown(readPage(html), facts)).rejects.toThrow(/de\/docs\/quickstart: the page has no <main>/u);
});

it.each([
  ['separates what only CSS separates', '<p><time>May 1</time><span>2 min</span></p>', 'May 1 · 2 min'],
  [
    'writes a term and its value in one line',
    '<dl><div><dt>Scope</dt> <dd><code>emails:write</code></dd></div><div><dt>Limit</dt><dd>10</dd></div></dl>',
    '- **Scope**: `emails:write`\n- **Limit**: 10',
  ],
  [
    'writes absolute URLs',
    '<p><a href="/de/preise" title="x">Preise</a>, <a href="#a">A</a>, <a href="../api">API</a></p>',
    '[Preise](https://mailwren.example/de/preise), [A](https://mailwren.example/de/docs/quickstart#a), [API](https://mailwren.example/de/api)',
  ],
  [
    'omits controls',
    '<p class="page-tools">Copy</p><h2>Send<a class="hash-link" href="#s">#</a></h2><p>a<button>Copy</button><span class="visually-hidden">b</span></p><details class="x needs-script"><summary>Check</summary><p>Loading</p></details>',
    '## Send\n\na',
  ],
  [
    'keeps code as it is, with its language',
    '<div class="code-panel"><div class="code-panel__head"><span class="code-panel__title">send.mjs</span></div><pre tabindex="0"><code class="language-js"><span class="pl-k">const</span> a = 1;\n\nb();\n</code></pre></div>',
    '```js title="send.mjs"\nconst a = 1;\n\nb();\n```',
  ],
  [
    'shows every tab under its name, and collapsed content',
    '<fieldset><legend>Language</legend><input type="radio"><label>Node.js</label><div><p>a</p></div><input type="radio"><label>PHP</label><div><p>b</p></div></fieldset><details><summary>More</summary><p>c</p></details>',
    '**Node.js**\n\na\n\n**PHP**\n\nb\n\n**More**\n\nc',
  ],
  [
    'drops comments, and what only narrow screens show',
    '<p>a <!-- -->5<!-- --> b<span class="x narrow-only">Name</span></p>',
    'a 5 b',
  ],
  ['keeps a name that may wrap in one piece', '<p><code>email.<wbr>bounced</code></p>', '`email.bounced`'],
  [
    'quotes callouts under their title',
    '<div class="theme-admonition alert"><div class="h"><span><svg></svg></span>warning</div><div><p>Keep it.</p></div></div>',
    '> **Warning**\n>\n> Keep it.',
  ],
  [
    'writes the text alternative instead of a diagram',
    '<p>a</p><figure><div tabindex="0" role="group"><svg><text>accepted</text></svg></div><figcaption>Life cycle<span class="visually-hidden">. Accepted, then delivered.</span></figcaption></figure><figure><div aria-hidden="true"><ol><li>Day 1</li></ol></div><figcaption>Days</figcaption></figure>',
    'a\n\nLife cycle. Accepted, then delivered.\n\nDays',
  ],
  [
    'keeps tables',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>x|y</code></td></tr></tbody></table>',
    '| A      |\n| ------ |\n| `x\\|y` |',
  ],
])('%s', async (_rule, html, markdown) => {
  expect(await body(html)).toBe(markdown);
});

it('writes the fields of the reference as nested lists, with their facts in the first line', async () => {
  const field = (name: string, rest: string): string =>
    `<li data-field="${name}"><div><a title="Link to this field"><code>${name}</code></a> ${rest}</li>`;
  const id = field('id', '<span translate="no">string</span></div><div class="text"></div>');
  expect(
    await body(
      `<ul>${field(
        'template',
        `<span translate="no">object</span> <span>required</span><span>deprecated</span><span>at most 2 keys</span></div>
        <div class="text"><p>The template.</p><p>More.</p></div>
        <details><summary>Constraints</summary><ul><li>at most 2 keys</li><li>Example<!-- --> <code>{}</code> </li></ul></details>
        <details><summary>Enum <span translate="no">a, b</span></summary><ul><li><code>a</code></li></ul></details>
        <details><summary>Fields of <code>template</code> <span translate="no">id</span></summary><div><p>One of:</p>
        <ul><li><div><span>If</span> <span><span><code>id</code></span></span> </div></li>
        <li><details><summary><span>By ID</span> <span translate="no">object</span></summary><ul>${id}</ul></details><p>An option.</p></li>
        </ul></div></details>`,
      )}</ul>`,
    ),
  ).toBe(
    `- **\`template\`** (\`object\`; required; deprecated; at most 2 keys; Example \`{}\`): The template.

  More.

  **Enum**

  - \`a\`

  One of:

  - **If** (\`id\`)
  - **By ID** (\`object\`): An option.
    - **\`id\`** (\`string\`)`,
  );
});

it('writes the endpoint, samples and examples of an operation', async () => {
  expect(
    await body(
      `<div data-endpoint="GET /emails"><p><span data-method="get">GET</span> <span><code>https://api.example</code><code><wbr>/emails</code></span></p></div>
      <div role="radiogroup"><details name="navigation-menu"><summary>More</summary></details><input aria-label="First"><label>First</label>
      <div><div role="radiogroup"><input aria-label="cURL"><label>cURL</label><div><p>a</p></div>
      <input aria-label="PHP"><label>PHP</label><div><p>b</p></div><remembered-tab></remembered-tab></div></div>
      <input aria-label="Second"><label>Second</label><div><p>c</p></div></div>
      <ul><li><a href="/a" title="Sent when it bounces.">Bounced</a></li></ul>`,
    ),
  ).toBe(
    `\`GET https://api.example/emails\`

**First**

**cURL**

a

**PHP**

b

**Second**

c

- [Bounced](https://mailwren.example/a): Sent when it bounces.`,
  );
});
