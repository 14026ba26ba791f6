import {toMarkdown} from './toMarkdown';

const page = (content: string): string =>
  `<!doctype html><html lang="de-DE"><head><meta name="description" content="Wie man sendet."></head>
<body><nav>Menu</nav><article><div class="theme-doc-markdown markdown">${content}</div></article><footer>End</footer></body></html>`;

const facts = {url: 'https://mailwren.example/de/docs/quickstart', language: 'de-DE'};
const convert = (content: string): Promise<string> => toMarkdown(page(content), facts);

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
  expect(await toMarkdown(html, facts)).toMatch(/^---\ntitle: "Preise"\nurl: [\s\S]*---\n\n# Guthaben statt Abo\n$/u);
});

it('reports a page without content', async () => {
  const html = '<html><body><p>List</p></body></html>';
  await expect(toMarkdown(html, facts)).rejects.toThrow(/de\/docs\/quickstart: the page has no <main>/u);
});

it('separates what only CSS separates', async () => {
  expect(await body('<p><time>May 1</time><span>2 min</span></p>')).toBe('May 1 · 2 min');
});

it('writes absolute URLs', async () => {
  expect(
    await body('<p><a href="/de/preise" title="x">Preise</a>, <a href="#a">A</a>, <a href="../api">API</a></p>'),
  ).toBe(
    '[Preise](https://mailwren.example/de/preise), [A](https://mailwren.example/de/docs/quickstart#a), [API](https://mailwren.example/de/api)',
  );
});

it('omits controls', async () => {
  expect(
    await body(
      '<p class="page-tools">Copy</p><h2>Send<a class="hash-link" href="#s">#</a></h2><p>a<button>Copy</button><span class="visually-hidden">b</span></p><details class="x needs-script"><summary>Check</summary><p>Loading</p></details>',
    ),
  ).toBe('## Send\n\na');
});

it('keeps code as it is, with its language', async () => {
  expect(
    await body(
      '<div class="code-panel"><div class="code-panel__head"><span class="code-panel__title">send.mjs</span></div><pre tabindex="0"><code class="language-js"><span class="pl-k">const</span> a = 1;\n\nb();\n</code></pre></div>',
    ),
  ).toBe('```js title="send.mjs"\nconst a = 1;\n\nb();\n```');
});

it('shows every tab under its name, and collapsed content', async () => {
  expect(
    await body(
      '<fieldset><legend>Language</legend><input type="radio"><label>Node.js</label><div><p>a</p></div><input type="radio"><label>PHP</label><div><p>b</p></div></fieldset><details><summary>More</summary><p>c</p></details>',
    ),
  ).toBe('**Node.js**\n\na\n\n**PHP**\n\nb\n\n**More**\n\nc');
});

it('drops comments, and what only narrow screens show', async () => {
  expect(await body('<p>a <!-- -->5<!-- --> b<span class="x narrow-only">Name</span></p>')).toBe('a 5 b');
});

it('keeps a name that may wrap in one piece', async () => {
  expect(await body('<p><code>email.<wbr>bounced</code></p>')).toBe('`email.bounced`');
});

it('quotes callouts under their title', async () => {
  expect(
    await body(
      '<div class="theme-admonition alert"><div class="h"><span><svg></svg></span>warning</div><div><p>Keep it.</p></div></div>',
    ),
  ).toBe('> **Warning**\n>\n> Keep it.');
});

it('writes the text alternative instead of a diagram', async () => {
  expect(
    await body(
      '<p>a</p><figure><div tabindex="0" role="group"><svg><text>accepted</text></svg></div><figcaption>Life cycle<span class="visually-hidden">. Accepted, then delivered.</span></figcaption></figure><figure><div aria-hidden="true"><ol><li>Day 1</li></ol></div><figcaption>Days</figcaption></figure>',
    ),
  ).toBe('a\n\nLife cycle. Accepted, then delivered.\n\nDays');
});

it('keeps tables', async () => {
  expect(
    await body('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>x|y</code></td></tr></tbody></table>'),
  ).toBe('| A      |\n| ------ |\n| `x\\|y` |');
});
