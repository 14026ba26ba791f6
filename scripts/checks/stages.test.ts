import {countOf, finish, functionStage, runStages, single} from './stages';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

describe('countOf', () => {
  it("reads jest's report; a file that cannot be loaded counts", () => {
    expect(countOf({numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1})).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
  });

  it("reads Playwright's report; a flaky test counts as failed", () => {
    expect(countOf({stats: {expected: 4, unexpected: 1, flaky: 1, skipped: 3}})).toEqual({
      passed: 4,
      failed: 2,
      skipped: 3,
    });
  });

  it('does not guess', () => {
    expect(countOf({})).toBeUndefined();
  });
});

it('goes on after a failed stage and adds everything up', async () => {
  const count = await runStages([
    functionStage('broken', () => Promise.reject(new Error('no'))),
    {name: 'fine', run: () => Promise.resolve({passed: 5, failed: 0, skipped: 2})},
  ]);
  expect(count).toEqual({passed: 5, failed: 1, skipped: 2});
});

it.each([
  [single(true), 0, '1 passed, 0 failed'],
  [single(false), 1, '0 passed, 1 failed'],
  [{passed: 0, failed: 0, skipped: 9}, 1, '0 passed, 0 failed, 9 skipped'],
  [{passed: 2, failed: 0, skipped: 1}, 0, '2 passed, 0 failed, 1 skipped'],
])('ends %j with code %i', (count, code, line) => {
  finish(count);
  expect(process.exitCode).toBe(code);
  expect(console.log).toHaveBeenLastCalledWith(`\n${line}`);
});
