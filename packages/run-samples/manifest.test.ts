import type {Config} from './config';
import {readManifest} from './manifest';

const config: Pick<Config, 'toolchains' | 'behaviors' | 'help'> = {
  toolchains: [{name: 'Node.js', interpreters: {'.mjs': 'node'}}],
  behaviors: {ordering: () => []},
  help: 'docs/README.md',
};

const good = `samples:
  send.mjs: {requests: [{operation: sendEmail, response: html}, sendEmail], prints: [accepted]}
  go: {steps: [{run: go run}]}
parts:
  helper.mjs: Is imported by send.mjs, which runs it.
`;
const entries = ['send.mjs', 'helper.mjs', 'go'];

it('accepts a manifest that lists every entry', () => {
  const {listed, problems} = readManifest('a', good, entries, config);
  expect(problems).toEqual([]);
  expect(listed?.samples['send.mjs']).toMatchObject({
    requests: [{operation: 'sendEmail', response: 'html'}, {operation: 'sendEmail'}],
  });
});

it.each([
  ['samples: [', ['a/samples.yaml:1: file: Expected YAML']],
  ['samples: {}', entries.map((name) => `${name} is unlisted`)],
  [
    good.replace(/requests: .*\], /u, 'requests: sendEmail, '),
    ['samples.send.mjs.requests: Expected a list of requests.'],
  ],
  [good.replace('html', 'soon'), ['samples.send.mjs.requests.0.response: Expected html or']],
  [good.replace('{requests', '{needs: [Cobol], requests'), ['samples.yaml:2: samples.send.mjs.needs.0: Expected']],
  [
    good.replace('{requests', '{behaves: [flying], requests'),
    ['samples.send.mjs.behaves.0: Expected one of: ordering'],
  ],
  [good.replace('prints', 'print'), ['samples.send.mjs.print: Expected a field that docs/README.md lists.']],
  [good.replace('Is imported by send.mjs, which runs it.', 'Later.'), ['samples.yaml:5: parts.helper.mjs: ']],
  [`${good}  gone.mjs: It was here before, and now it is not.\n`, ["gone.mjs doesn't exist or is listed twice"]],
  [good.replace('helper.mjs:', 'send.mjs:'), ['helper.mjs is unlisted', "send.mjs doesn't exist or is listed twice"]],
  [good.replace('steps: [{run: go run}]', ''), ['samples/go has no command']],
])('reports what is wrong with %j', (content, expected) => {
  const {problems} = readManifest('a/samples.yaml', content, entries, config);
  expect(problems).toEqual(expected.map((part) => expect.stringContaining(part) as string));
});
