import {hosts} from '../../../src/config/site';
import {checkFile, collectorOf} from './check';

/** What is refused in a file: line and address each. */
function refused(file: string, text: string): string[] {
  return checkFile(file, text).map((finding) => {
    const groups = /^(?<file>[^:]+):(?<line>\d+): "(?<href>.*)" is refused: /u.exec(finding)?.groups;
    expect(groups?.file).toBe(file);
    return `${groups?.line ?? '?'} ${groups?.href ?? finding}`;
  });
}

it('says where, what, why, and how to mend it', () => {
  expect(checkFile('docs/a.mdx', '\n\n[x](https://evil.example/a)')).toEqual([
    'docs/a.mdx:3: "https://evil.example/a" is refused: it leads to https://evil.example, which is not on the list. Expected a path of this site or an https address of a listed origin. Mend it, or add its origin to linkPolicy in src/config/security.ts with the reason.',
  ]);
});

it('shows control characters and cuts long addresses', () => {
  expect(refused('src/a.ts', "export default {to: 'java\\tscript:x'};")).toEqual(['1 java\\tscript:x']);
  expect(refused('src/a.ts', `export default {to: '//${'a'.repeat(9999)}'};`)[0]).toMatch(/^1 \/\/a{118}…$/u);
});

it('names the place of a syntax error', () => {
  expect(checkFile('docs/a.mdx', '# A\n\n<b>')).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:\d+: its links cannot be read: .*Mend the syntax\.$/u),
  ]);
  expect(checkFile('blog/tags.yml', 'a:\n  b: "c')).toEqual([
    expect.stringMatching(/^blog\/tags\.yml:2: its links cannot be read: /u),
  ]);
});

describe('pages', () => {
  const page = (text: string): string[] => refused('i18n/de/docusaurus-plugin-content-docs/current/a.mdx', text);

  it.each([
    ['a link', 'a [b](javascript:alert(1))', ['1 javascript:alert(1)']],
    ['a link with entities', 'a [b](java&#115;cript&colon;alert)', ['1 javascript:alert']],
    ['a link with hidden tabs', 'a [b](java&Tab;script:x)', ['1 java\\tscript:x']],
    ['a reference definition', 'a [b][c]\n\n[c]: //evil.example', ['3 //evil.example']],
    ['an autolink', 'see https://evil.example/a.', ['1 https://evil.example/a']],
    ['an address without a protocol', 'see www.evil.example', ['1 http://www.evil.example']],
    ['an address of mail', 'write to a@evil.example', ['1 mailto:a@evil.example']],
    ['an image', '![b](https://evil.example/a.png)', ['1 https://evil.example/a.png']],
    ['a link in a table', '| a |\n| --- |\n| [b](data:x) |', ['3 data:x']],
    ['a link in an admonition', ':::note\n\n[b](data:x)\n\n:::', ['3 data:x']],
    ['an anchor', '<a href="vbscript:x">b</a>', ['1 vbscript:x']],
    ['an anchor with entities', 'b <a\n  href="&#x6a;avascript:x">b</a>', ['2 javascript:x']],
    ['an attribute of a component', '<Card to="https:evil.example" />', ['1 https:evil.example']],
    ['an expression', '<Card to={a ? "/b" : `data:${c}`} />', ['1 data:x']],
    ['an object in an attribute', '<Cards\n  items={[\n{href: "/\\\\evil"}]} />', ['3 /\\\\evil']],
    ['spread attributes', '<Card {...{href: "blob:x"}} />', ['1 blob:x']],
    ['an element in an expression', '{<a href="data:x">b</a>}', ['1 data:x']],
    ['an export', '# A\n\nexport const a = {\n  url: "data:x",\n};', ['4 data:x']],
    [
      'front matter',
      '---\ntitle: A\nimage: https://evil.example/a.png\n---\n\n[b](c)',
      ['3 https://evil.example/a.png'],
    ],
    ['HTML in front matter', '---\ntitle: <a href="//evil.example">b</a>\n---\n', ['2 //evil.example']],
    ['a link below front matter', '---\ntitle: A\n---\n\n[b](data:x)', ['5 data:x']],
  ])('find %s', (_name, text, expected) => {
    expect(page(text)).toEqual(expected);
  });

  it('leave code and safe links alone', () => {
    expect(
      page(
        [
          '---',
          'title: "A: b"',
          '---',
          '# A {/* #a */}',
          '[b](/pricing) [c](./c.mdx#d) [e](#f) ![g](./g.png) <Card to={`/api/${id}`} href={x} />',
          `Write to privacy@${new URL(hosts.site).host}, or see ${hosts.status}. \`javascript:alert(1)\``,
          '```html',
          '<a href="javascript:alert(1)">https://evil.example</a>',
          '```',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});

describe('TypeScript', () => {
  const tsx = (code: string): string[] => refused('src/components/a.tsx', code);

  it.each([
    ['an attribute', 'const a = <a\n href="javascript:x" />;', ['2 javascript:x']],
    ['an attribute with entities', 'const a = <a href="java&#115;cript:x" />;', ['1 javascript:x']],
    ['an expression', 'const a = <Link to={b ?? "//evil.example"} />;', ['1 //evil.example']],
    ['a condition', 'const a = <Link to={(b ? "/c" : "data:x") as string} />;', ['1 data:x']],
    ['a template', 'const a = <Link to={`https://${b}.example/`} />;', ['1 https://x.example/']],
    ['a sum', 'const a = <Link to={"https://evil" + b} />;', ['1 https://evilx']],
    ['a property', 'export const a = [{label: "b",\n"href": "http://c.example"}];', ['2 http://c.example']],
    ['a script in a variable', 'const a = "JavaScript:alert(1)";', ['1 JavaScript:alert(1)']],
    ['HTML in a text', 'const a = {content: `b <a href="//evil.example">c</a>`};', ['1 //evil.example']],
    ['HTML in a translatable text', 'translate({message: "<a href=\'data:x\'>b</a>"});', ['1 data:x']],
  ])('finds %s', (_name, code, expected) => {
    expect(tsx(code)).toEqual(expected);
  });

  it('leaves safe links, unknown values, code and comments alone', () => {
    expect(
      tsx(
        [
          'const a = <><Link to="/pricing" /><Link to={`${hosts.app}/login`} /><Link to={b} /></>;',
          "const c = {'img-src': ['data:'], to: `#${d}`, ns: 'http://www.w3.org/2000/svg', e: 'data: f'}; // javascript:x",
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('reads files without JSX by their own rules', () => {
    expect(refused('docusaurus.config.ts', 'const a = <T>(b: T) => b;\nconst c = <D>{to: "//e"};')).toEqual(['2 //e']);
  });
});

describe('translations', () => {
  const json = (message: string): string[] =>
    refused('i18n/de/code.json', JSON.stringify({a: {message, description: 'b'}}, null, 2));

  it.each([
    ['HTML', 'a <a href="https://evil.example">b</a>', ['3 https://evil.example']],
    ['HTML with entities', '<a href="java&#115;cript:x">b</a>', ['3 javascript:x']],
    ['escaped HTML', '&lt;b&gt; java&#115;cript:x', ['3 javascript:x']],
    ['Markdown', 'a [b](//evil.example)', ['3 //evil.example']],
    ['a bare address', 'siehe https://evil.example/a.', ['3 https://evil.example/a']],
    ['an address without a protocol', 'siehe //evil.example', ['3 //evil.example']],
    ['backslashes', 'siehe \\\\evil.example', ['3 \\\\\\\\evil.example']],
    ['a script', 'javascript:alert(1)', ['3 javascript:alert(1)']],
    ['a script with control characters', 'ja\nva\tscript:x', ['3 ja\\nva\\tscript:x']],
  ])('find %s', (_name, message, expected) => {
    expect(json(message)).toEqual(expected);
  });

  it('leave prose alone', () => {
    expect(json(`Daten: 1 / 2 {count} <b>c</b> und/oder ${hosts.status}, „data: d“`)).toEqual([]);
  });

  it('read those of the API description as Markdown', () => {
    const text = JSON.stringify({a: {message: '`http://localhost` [b](data:x)'}}, null, 1);
    expect(refused('i18n/de/api-spec.json', text)).toEqual(['3 data:x']);
  });
});

describe('settings of the blog', () => {
  it.each([
    ['an address', 'a:\n  url: http://b.example', ['2 http://b.example']],
    ['an image', 'a:\n  image_url: //b.example/c.png', ['2 //b.example/c.png']],
    ['a social address', 'a:\n  socials:\n    x: https://x.com/b', ['3 https://x.com/b']],
    ['a text', 'a:\n  description: >\n    b <a href="data:x">c</a>', ['2 data:x']],
  ])('have %s', (_name, text, expected) => {
    expect(refused('blog/authors.yml', text)).toEqual(expected);
    expect(refused('i18n/de/docusaurus-plugin-content-blog/tags.yml', text)).toEqual(expected);
  });

  it('may be safe', () => {
    expect(refused('blog/tags.yml', `a:\n  label: B\n  permalink: /b\n  url: ${hosts.site}/c`)).toEqual([]);
  });
});

describe('the API description', () => {
  const yaml = (text: string): string[] => refused('api-spec/openapi.yaml', text);

  it.each([
    ['a server', 'servers:\n  - url: https://evil.example/v1', ['2 https://evil.example/v1']],
    ['the contact', 'info:\n  contact:\n    url: http://a.example', ['3 http://a.example']],
    ['an address of mail', 'info:\n  contact:\n    email: a@evil.example', ['3 mailto:a@evil.example']],
    ['the licence', 'info:\n  license:\n    url: https://mit.example', ['3 https://mit.example']],
    ['the terms', 'info:\n  termsOfService: //a.example', ['2 //a.example']],
    ['further documentation', 'externalDocs:\n  url: data:x', ['2 data:x']],
    ['Markdown', 'description: |\n  A\n\n  [b](javascript:x)', ['4 javascript:x']],
    ['HTML in Markdown', 'summary: a <a href="data:x">b</a>', ['1 data:x']],
    ['a field called example', 'properties:\n  example:\n    description: "[a](data:x)"', ['3 data:x']],
    ['the text of an example', 'examples:\n  a:\n    summary: "[a](data:x)"\n    value: {url: "data:y"}', ['3 data:x']],
    ['an example elsewhere', 'examples:\n  a:\n    externalValue: https://a.example', ['3 https://a.example']],
  ])('has %s', (_name, text, expected) => {
    expect(yaml(text)).toEqual(expected);
  });

  it('holds data that leads no reader anywhere', () => {
    expect(
      yaml(
        [
          'example: {url: "http://localhost"}',
          'schema:',
          '  examples: ["https://acme.example/a.pdf", {href: "data:x"}]',
          '  default: {url: "http://a.example"}',
          '  enum: ["javascript:"]',
          'description: "See [b](/docs) and `http://localhost`."',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});

it.each([
  'docs/README.md',
  'src/README.md',
  'src/lib/safeLinks.test.ts',
  'api-spec/rules/redocly.yaml',
  'api-spec/examples/emails/a.json',
  'i18n/glossary.yaml',
  'static/img/logo.svg',
])('does not read %s, which is not published or holds no links', (file) => {
  expect(collectorOf(file)).toBeUndefined();
});
