import {readManifest} from './manifest';

const read = (content: string, files = ['send.mjs', 'helper.mjs']): string[] =>
  readManifest('docs-samples/a/samples.yaml', content, files).problems;

const good = `programs:
  send.mjs: {with: node, requests: [sendEmail], prints: [accepted]}
parts:
  helper.mjs: Is imported by send.mjs, which runs it.
`;

it('takes a manifest that names every file', () => {
  expect(read(good)).toEqual([]);
  expect(readManifest('a', good, ['send.mjs', 'helper.mjs']).manifest.programs['send.mjs']?.with).toBe('node');
});

it.each([
  ['programs: {}', ['send.mjs is missing', 'helper.mjs is missing']],
  [
    good.replace('with: node', 'with: deno'),
    ['programs/send.mjs/with must be equal to one of the allowed values: bash'],
  ],
  [good.replace('with: node', 'code: 300'), ["must have required property 'with'", 'code must be <= 255']],
  [good.replace('prints', 'print'), ['must NOT have additional properties: print']],
  [good.replace('Is imported by send.mjs, which runs it.', 'Later.'), ['parts/helper.mjs must NOT have fewer than 20']],
  [`${good}  gone.mjs: It was here before, and now it is not.\n`, ['gone.mjs is named and not there']],
  [
    good.replace('helper.mjs:', 'send.mjs:'),
    ['helper.mjs is missing', 'send.mjs is named and not there, or named twice'],
  ],
])('says what is wrong with %j', (content, expected) => {
  expect(read(content)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
});
