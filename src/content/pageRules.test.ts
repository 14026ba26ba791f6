import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {readSource, pageProblems, refuseMissingFile, remarkPageRules} from './pageRules';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** The errors on a page, each with its line. */
function check(text: string): string[] {
  return pageProblems(parser.parse(text), text, 'docs/a.mdx', ['Card', 'Steps']).map(
    ({reason, node}) => `${node.position?.start.line}: ${reason}`,
  );
}

it.each([
  ['an address in prose', 'One\n\nMail ada@customer.example.', /^3: .*"ada@customer\.example".*backticks/u],
  ['a written link to another site', '[a](https://other.example)', /^1: The link .*linkPolicy in src\/config/u],
  ['a localized link', 'One\n\n[Prices](/de/preise#faq)', /^3: .*Write "\/pricing#faq"/u],
  ['a localized link of a component', '<Card to="/fr/tarifs#faq">x</Card>', /Write "\/pricing#faq"/u],
  ['an image of another host', '![a](https://other.example/a.png)', /<img> loads .*static\//u],
  ['an embedded video', '<iframe src="https://www.youtube.com/embed/a" title="a"></iframe>', /link to it instead/u],
  ['tabs', '<Tabs>\n\na\n\n</Tabs>', /^1: The Docusaurus component <Tabs> does not work .*<CodeGroup>/u],
  [
    'code in a component',
    'One\n\n<CodeBlock language="js">a</CodeBlock>',
    /^3: The Docusaurus component <CodeBlock> .*Write a fence/u,
  ],
  ['marked lines', 'One\n\n```js title="a b" {1,3-4}\na\n```', /^3: The fence has "\{1,3-4\}"/u],
  ['a comment that marks a line', '```js\n// highlight-next-line\na\n```', /^1: The fence has "highlight-next-line"/u],
  ['a style', '<div style={{color: "red"}}>a</div>', /style attribute.*Use a class/u],
  ['an old title', ':::note Old title\n\nText.\n\n:::', /^1: .*:::note\[Old title\]/u],
  ['an admonition with a space', '::: note\n\nText.\n\n:::', /^1: .*Write :::note on a separate line/u],
  ['an unknown callout', ':::hint\n\nText.\n\n:::', /^1: There is no callout "hint".*tip/u],
  ['a directive', '::video{id=1}', /"::video" is a directive that nothing handles/u],
  [
    'a box without an end',
    'One\n\n:::tip\n\nText.\n\n## More',
    /^3: The callout :::tip has no end.*Write ":::" on a separate line/u,
  ],
  ['an outer box without an end', ':::tip\n\n:::note\n\nText.\n\n:::\n', /^1: The callout :::tip has no end/u],
  ['a second title', '---\ntitle: A\n---\n\n# B', /^5: The heading "B" would be a second title.*Write "## "/u],
  ['a second first heading', '# A\n\n# B {/* #b */}', /^3: The heading "B" /u],
  ['a subscript', 'H~2~O', /"~2~" would be struck through\. Write <sub>2<\/sub>/u],
  [
    'braces around a word',
    'One\n\nUse {user.name}.',
    /^3: "\{user\.name\}" .*nothing defines "user".*: \\\{user\.name\}/u,
  ],
  ['braces around numbers', 'At least {2,4} digits', /shown without the braces/u],
  ['empty braces', 'Send {}.', /shown without the braces.*: \\\{\}/u],
  ['an unknown name in a property', '<Card to={target} />', /^1: Nothing defines "target"/u],
  [
    'an unknown component',
    'One\n\n<Hint>Text</Hint>',
    /^3: There is no component <Hint>\..*: Card, Details, Fact, Head, Steps\./u,
  ],
  ['an unknown component in an expression', '{[1].map(() => <Hint.Box />)}', /no component <Hint>/u],
  ['a missing file', "import A from './missing'", /^1: There is no file "\.\/missing"/u],
  ['a missing file of the site', "export {b} from '@site/src/missing'", /^1: There is no file "@site\/src\/missing"/u],
  ['a missing package', "import A from 'no-such/a'", /package of "no-such\/a" is not installed/u],
  [
    'a missing loader',
    "import a from '!!no-such-loader?x!./README.md'",
    /package of "no-such-loader" is not .* use a fence with/u,
  ],
  ['a file without a loader', "<a href={require('@site/.nvmrc.csv')}>a</a>", /no file "@site\/\.nvmrc\.csv"/u],
  ['data as a module', "<a href={require('@site/cspell.config.yaml').default}>a</a>", /pathname:\/\/\/files\/cspell/u],
  ['a redirect', "import {Redirect} from '@docusaurus/router'", /empty without JavaScript.*movedPaths/u],
  ['an import of a component', "import Card from './README.md'", /^1: <Card> works on every page without an import/u],
  ['a text without text', '<Translate id="a.b" />', /<Translate>, because it has no text/u],
])('reports %s', (_what, text, message) => {
  expect(check(text)[0]).toMatch(message);
});

it('reports a link to a file that does not exist', () => {
  const link = {sourceFilePath: 'docs/b.mdx', url: './a.mdx', node: parser.parse('[a](./a.mdx)')};
  expect(() => refuseMissingFile(link)).toThrow('docs/b.mdx:1: There is no file "./a.mdx".');
});

it.each([
  ':::tip[Title]{#id .class}\n\nText.\n\n:::',
  '```js tab=node title="a" file=docs-samples/a.mjs#send\n```',
  'At 10:30, see `ada@customer.example` and `http://localhost:3000`.',
  'Mail support@mailwren.example.',
  '[a](/pricing#faq) [b](./quickstart.mdx) [c](https://mailwren.example/de/) [d](pathname:///de/preise)',
  '<video controls src="/media/a.mp4"><track kind="captions" src="/media/a.vtt" /></video>',
  '<audio controls src="/media/a.mp3"></audio> ![a](./a.png)  <Card to={`/${one}`} onClick={({key}) => key} /> {/* One */}\n\nexport const one = 1',
  '::::tip\n\n:::note\n\n- A\n\n:::\n\n::::\n\n> :::tip\n>\n> A\n>\n> :::\n\n- :::tip\n\n  A\n\n  :::',
  '# A\n\n## B {/* #b */}\n\n~~old~~ \\{name} {Math.max(1, 2)} {frontMatter.title} {" "}',
  "import Icon, {a as B} from '@site/static/img/logo.svg'\nimport Tree from '@theme/Tree'\n\n<Icon /><B.C /><Tree /><Head />",
])('accepts %s', (text) => {
  expect(check(text)).toEqual([]);
});

it('stops the build with file and position, except for generated pages', () => {
  const text = 'One\n\n:::hint\n\nText.\n\n:::';
  const run = (path: string): unknown =>
    remarkPageRules({components: []})(parser.parse(text), new VFile({path, value: text}));
  expect(() => run('docs/a.mdx')).toThrow('There is no callout');
  expect(() => run('/site/generated/api/en/a.mdx')).not.toThrow();
});

it('suggests the comment for heading ids of older versions, outside of code', () => {
  expect(() => readSource('Text.\n\n## Send it {#send-it}\n', 'docs/a.mdx')).toThrow(
    'docs/a.mdx:3: MDX does not read {#send-it}. Write the ID as a comment: ## Send it {/* #send-it */}',
  );
  expect(() => readSource('```md\n## A {#a}\n```\n\n## B {/* #b */}', 'docs/a.mdx')).not.toThrow();
});
