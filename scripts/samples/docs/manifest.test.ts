import {readFolders, readManifest} from './manifest';

const read = (content: string, files = ['send.mjs', 'helper.mjs']): string[] =>
  readManifest('docs-samples/a/samples.yaml', content, files).problems;

const good = `programs:
  send.mjs: {requests: [{operation: sendEmail, answer: html, status: 502}, sendEmail], prints: [accepted]}
parts:
  helper.mjs: Is imported by send.mjs, which runs it.
`;

it('accepts a manifest that lists every file', () => {
  expect(read(good)).toEqual([]);
  expect(readManifest('a', good, ['send.mjs', 'helper.mjs']).programs['send.mjs']).toMatchObject({
    requests: [{operation: 'sendEmail', answer: 'html', status: 502}, {operation: 'sendEmail'}],
    args: [],
  });
});

it.each([
  ['programs: {}', ['send.mjs is missing', 'helper.mjs is missing']],
  [good.replace(/requests: .*\], /u, 'requests: sendEmail, '), ['samples.yaml: programs/send.mjs/requests: ']],
  [good.replace('prints', 'print'), ['samples.yaml: programs/send.mjs: Unrecognized key: "print"']],
  [good.replace('Is imported by send.mjs, which runs it.', 'Later.'), ['samples.yaml: parts/helper.mjs: Too small']],
  [`${good}  gone.mjs: It was here before, and now it is not.\n`, ['gone.mjs is listed and not there']],
  [
    good.replace('helper.mjs:', 'send.mjs:'),
    ['helper.mjs is missing', 'send.mjs is listed and not there, or listed twice'],
  ],
])('reports what is wrong with %j', (content, expected) => {
  expect(read(content)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
});

it('reports a program that nothing can run', () => {
  expect(read('programs: {a.txt: {}}', ['a.txt'])).toEqual([expect.stringContaining('a.txt cannot be run')]);
});

it('finds every file of the real samples in a manifest', async () => {
  expect((await readFolders()).size).toBeGreaterThan(0);
});

it('requires a manifest in each directory', async () => {
  await expect(readFolders('scripts/samples')).rejects.toThrow('docs-samples/docs/samples.yaml is missing');
});
