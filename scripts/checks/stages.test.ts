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
    expect(countOf({numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1})).toEqual({passed: 3, failed: 1});
  });

  it("reads Playwright's report; a flaky test counts as failed", () => {
    expect(countOf({stats: {expected: 4, unexpected: 1, flaky: 1}})).toEqual({passed: 4, failed: 2});
  });

  it('does not guess', () => {
    expect(countOf({})).toBeUndefined();
  });
});

it('goes on after a failed stage and adds everything up', async () => {
  const count = await runStages([
    functionStage('broken', () => Promise.reject(new Error('no'))),
    {name: 'fine', run: () => Promise.resolve({passed: 5, failed: 0})},
  ]);
  expect(count).toEqual({passed: 5, failed: 1});
});

it.each([
  [single(true), 0],
  [single(false), 1],
  [{passed: 0, failed: 0}, 1],
])('ends %j with code %i', (count, code) => {
  finish(count);
  expect(process.exitCode).toBe(code);
  expect(console.log).toHaveBeenLastCalledWith(`\n${count.passed} passed, ${count.failed} failed`);
});
