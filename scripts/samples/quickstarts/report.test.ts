import {countQuickstarts, describeQuickstarts} from './report';

const outcomes = [
  {slug: 'go', findings: [], time: 1200},
  {slug: 'php', findings: ['a message: answered 500.\nIt printed x'], time: 900},
  {slug: 'vue', findings: [], time: 12_000, with: 'packages of this repository'},
  {slug: 'nuxt', leftOut: 'its packages come from npm'},
  {slug: 'rails', missing: 'puma is not on this machine.'},
];

it('counts what failed and what is missing, and nothing that was left out', () => {
  expect(countQuickstarts(outcomes, false)).toEqual({passed: 2, failed: 2});
  expect(countQuickstarts(outcomes, true)).toEqual({passed: 2, failed: 1});
});

it('has a line for each, and says what was wrong', () => {
  const text = describeQuickstarts(outcomes);
  expect(text).toContain('go          passed    1.2 s');
  expect(text).toContain('vue         passed   12.0 s  with packages of this repository');
  expect(text).toContain('nuxt        not run: its packages come from npm');
  expect(text).toContain('rails       not run: puma is not on this machine.');
  expect(text).toMatch(/php {9}failed[^]*\nphp\n {2}a message: answered 500\.\n {4}It printed x$/u);
});
