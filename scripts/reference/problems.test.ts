import {describeProblems, parseReport, plainComplaint} from './problems';

const at = (ref: string, line: number, col: number): object => ({source: {ref}, start: {line, col}});

it('reports a mistake in the syntax once, where it is', () => {
  const report = JSON.stringify({
    problems: [
      {
        ruleId: 'no-unresolved-refs',
        severity: 'error',
        message: `Can't resolve $ref: bad indentation in "/somewhere/a.yaml" (6:1)`,
        location: [at('openapi.yaml', 8, 7)],
      },
      {
        ruleId: 'no-unresolved-refs',
        severity: 'error',
        message: 'Failed to parse: bad indentation in "/somewhere/a.yaml" (6:1)',
        location: [at('a.yaml', 6, 1)],
      },
    ],
  });
  const problems = parseReport(report);
  expect(problems).toMatchObject([{file: 'a.yaml', line: 6, column: 1, message: 'bad indentation'}]);
});

it('is not fooled by output that is no report', () => {
  expect(parseReport('Something went wrong')).toBeUndefined();
  expect(parseReport('{}')).toBeUndefined();
});

it('tells file, line, reason, rule and what to try', () => {
  const text = describeProblems([
    {rule: 'struct', severity: 'error', message: 'No.', file: 'a.yaml', line: 3, column: 5, suggestions: ['summary']},
  ]);
  expect(text).toContain('1 problem');
  expect(text).toContain('a.yaml:3:5\n  No. (struct)\n  Did you mean: summary?');
});

it('tells of a reference that leads nowhere once, without the examples beside it', () => {
  const report = JSON.stringify({
    problems: [
      {
        ruleId: 'no-unresolved-refs',
        severity: 'error',
        message: "Can't resolve $ref: ENOENT: no such file or directory '/somewhere/a.yaml'",
        location: [at('b.yaml', 2, 3)],
      },
      {
        ruleId: 'no-invalid-media-type-examples',
        severity: 'error',
        message: "Example validation errored: can't resolve reference a.yaml from id b.yaml.",
        location: [at('b.yaml', 2, 3)],
      },
    ],
  });
  const problems = parseReport(report);
  expect(problems).toHaveLength(1);
  expect(problems?.[0]?.message).toMatch(/leads to no file: .*somewhere\/a\.yaml\. Mend its spelling/u);
});

it('shows a complaint that is no report without banner and trail of calls', () => {
  const complaint = '╔═══╗\n  ║ Old ║\n╚═══╝\n\nvalidating a.yaml...\nIt went wrong.\n    at run (cli.js:1:2)\n';
  expect(plainComplaint(complaint)).toBe('It went wrong.');
});
