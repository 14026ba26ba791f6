import {toolchains} from '../entry/toolchains.mjs';
import {type Batch, countReports, describeReport, runBatches} from './batches';

const {CI} = process.env;
afterEach(() => {
  if (CI === undefined) {
    delete process.env.CI;
  } else {
    process.env.CI = CI;
  }
});

const batch: Batch = {
  name: 'curl',
  programs: ['getBird', 'ringBird'],
  needs: [],
  run: () =>
    Promise.resolve([
      {name: 'getBird', errors: []},
      {name: 'ringBird', errors: ['it ended with 22', 'it complained: no\nreally']},
    ]),
};
const missing = {
  batch: {...batch, name: 'go'},
  results: [],
  missing: 'no Go. Install: sudo apt-get install golang-go',
  time: 0,
};
const broken: Batch = {...batch, name: 'java', run: () => Promise.reject(new Error('no list'))};

test('reports count, and explain each failure', async () => {
  const done: string[] = [];
  const reports = await runBatches([batch, broken], 2, (report) => done.push(describeReport({...report, time: 1234})));
  expect(countReports(reports)).toEqual({passed: 1, failed: 3, skipped: 0});
  expect(done.sort()[0]).toBe(`curl                           1 passed, 1 failed (1.2 s)

curl: ringBird
  it ended with 22
  it complained: no
    really
`);
  expect(done[1]).toContain('java: getBird\n  Error: no list');
});

test('a toolchain that is missing skips its programs with the command that installs it, and fails them in CI', () => {
  expect(describeReport(missing)).toContain('2 not run: no Go. Install: sudo apt-get install golang-go');
  delete process.env.CI;
  expect(countReports([missing])).toEqual({passed: 0, failed: 0, skipped: 2});
  process.env.CI = 'true';
  expect(countReports([missing])).toEqual({passed: 0, failed: 2, skipped: 0});
});

test('nothing runs without its toolchains, and an unknown one is an error', async () => {
  const [known] = toolchains;
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  const [report] = await runBatches([{...batch, needs: [known?.name ?? '']}], 1, () => undefined);
  process.env.PATH = path;
  expect(report?.missing).toBe(
    `no ${known?.name ?? ''}. Install: sudo apt-get install ${known?.packages.join(' ') ?? ''}`,
  );
  await expect(runBatches([{...batch, needs: ['Abacus']}], 1, () => undefined)).rejects.toThrow(
    'curl needs Abacus, which is unknown',
  );
});
