import {type TargetReport, describeReports} from './report';

const reports: TargetReport[] = [
  {target: 'go', programs: 2, outcomes: [], time: 0, missing: 'go: not run, because Go is not on this machine.'},
  {
    target: 'curl',
    programs: 2,
    time: 1234,
    version: 'curl 8',
    outcomes: [
      {target: 'curl', name: 'getBird', faults: []},
      {target: 'curl', name: 'ringBird', faults: ['it ended with 22', 'it complained: no\nreally']},
    ],
  },
];

test('the report counts, says what could not run, and explains each failure', () => {
  expect(describeReports(reports)).toBe(`Target  Ran  Passed  Failed  Not run   Time  With
curl      2       1       1        0  1.2 s  curl 8
go        0       0       0        2         missing

go: not run, because Go is not on this machine.

curl: ringBird
  it ended with 22
  it complained: no
    really`);
});
