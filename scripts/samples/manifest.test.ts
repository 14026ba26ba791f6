import {readManifest, readManifests} from './manifest';

const read = (content: string, entries = ['send.mjs', 'helper.mjs']): string[] =>
  readManifest('docs-samples/a/samples.yaml', content, entries).problems;

const good = `samples:
  send.mjs: {requests: [{operation: sendEmail, answer: html}, sendEmail], prints: [accepted]}
parts:
  helper.mjs: Is imported by send.mjs, which runs it.
`;

it('accepts a manifest that lists every entry', () => {
  expect(read(good)).toEqual([]);
  expect(readManifest('a', good, []).listed?.samples['send.mjs']).toMatchObject({
    requests: [{operation: 'sendEmail', answer: 'html'}, {operation: 'sendEmail'}],
  });
});

it.each([
  ['samples: [', ['docs-samples/a/samples.yaml: Flow sequence in block collection']],
  ['samples: {}', ['send.mjs is missing', 'helper.mjs is missing']],
  [
    good.replace(/requests: .*\], /u, 'requests: sendEmail, '),
    ['samples.yaml: samples/send.mjs/requests: Invalid input: expected array, received string'],
  ],
  [good.replace('html', 'soon'), ['samples/send.mjs/requests/0/answer: ']],
  [
    good.replace('{requests', '{needs: [Cobol], requests'),
    ['samples/send.mjs/needs/0: Invalid option: expected one of'],
  ],
  [good.replace('prints', 'print'), ['samples.yaml: samples/send.mjs: Unrecognized key: "print"']],
  [good.replace('Is imported by send.mjs, which runs it.', 'Later.'), ['samples.yaml: parts/helper.mjs: Too small']],
  [`${good}  gone.mjs: It was here before, and now it is not.\n`, ['gone.mjs is listed and not there']],
  [
    good.replace('helper.mjs:', 'send.mjs:'),
    ['helper.mjs is missing', 'send.mjs is listed and not there, or listed twice'],
  ],
])('reports what is wrong with %j', (content, expected) => {
  expect(read(content)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
});

it('reports a sample that nothing can run', () => {
  expect(read('samples: {a.txt: {}}', ['a.txt'])).toEqual([expect.stringContaining('samples/a.txt has no command')]);
  expect(read('samples: {go: {steps: [{run: go run}]}}', ['go'])).toEqual([]);
});

it('finds every entry of the real samples in a manifest', async () => {
  expect((await readManifests()).size).toBeGreaterThan(0);
});

it('requires a manifest in each directory', async () => {
  await expect(readManifests('scripts/samples')).rejects.toThrow('docs-samples/drivers/samples.yaml is missing');
});
