import {shortenPageErrors} from './pageErrors';

/** The output of Docusaurus and the bundler for an error. */
const report = (cause: string, details: string): string =>
  [
    '╰─▶   × Error: MDX compilation failed for file "/site/docs/a.mdx"',
    ...`Cause: ${cause}\nDetails:\n${details}\n\n    at compileToJSX (/site/node_modules/x.js:93:15)`
      .split('\n')
      .map((line) => `        │ ${line}`),
    '',
  ].join('\n');

it.each([
  [
    'an error with a position',
    report(
      'Expected a closing tag\nfor `<b>`',
      '{\n  "column": 1,\n  "line": 7,\n  "name": "7:13-7:14",\n  "place": {}\n}',
    ),
    'docs/a.mdx:7:13: Expected a closing tag\nfor `<b>`\n',
  ],
  [
    'an error of a rule',
    report('It is "~2~".', '{\n  "fatal": true,\n  "name": "/site/docs/a.mdx:7:11-7:14"\n}'),
    'docs/a.mdx:7:11: It is "~2~".\n',
  ],
  [
    'an error that starts with file and line',
    report('/site/docs/a.mdx:9: MDX does not read {#a}.', 'Error: /site/docs/a.mdx:9: MDX does not read {#a}.'),
    'docs/a.mdx:9: MDX does not read {#a}.\n',
  ],
  [
    'text in braces that is not JavaScript',
    report('Could not parse expression with acorn', '{\n  "name": "8:40"\n}'),
    'docs/a.mdx:8:40: Text in braces is JavaScript, and this text is not valid. Write it in backticks, or write a backslash before the brace: \\{.\n',
  ],
  ['an error without a position', report('It is wrong.', 'Error: It is wrong.'), 'docs/a.mdx: It is wrong.\n'],
])('shortens %s to file, position and sentence', (_name, output, expected) => {
  expect(shortenPageErrors(output, '/site')).toBe(expected);
});

it('leaves anything else as it is', () => {
  const other = `[ERROR] Module not found: Can't resolve './x'\n`;
  const output = `${other}${report('A', '{\n  "name": "1:2"\n}')}\n${report('B', '{\n  "name": "3:4"\n}')}${other}`;
  expect(shortenPageErrors(output, '/site')).toBe(`${other}docs/a.mdx:1:2: A\n\ndocs/a.mdx:3:4: B\n${other}`);
});
