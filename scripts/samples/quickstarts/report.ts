import type {Outcome} from '.';
import {programs} from './programs';

const hasFailed = (outcome: Outcome): boolean => 'findings' in outcome && outcome.findings.length > 0;

/** How many quickstarts passed and failed. One that lacks a tool counts as failed, unless that is allowed; one that was left out as neither. */
export function countQuickstarts(
  outcomes: readonly Outcome[],
  allowMissing: boolean,
): {passed: number; failed: number} {
  const failed = outcomes.filter(hasFailed).length;
  const ran = outcomes.filter((outcome) => 'findings' in outcome).length;
  const missing = outcomes.filter((outcome) => 'missing' in outcome).length;
  return {passed: ran - failed, failed: failed + (allowMissing ? 0 : missing)};
}

function line(outcome: Outcome): string {
  const name = outcome.slug.padEnd(12);
  if ('missing' in outcome) {
    return `${name}not run: ${outcome.missing}`;
  }
  if ('leftOut' in outcome) {
    return `${name}not run: ${outcome.leftOut}`;
  }
  return `${name}${hasFailed(outcome) ? 'failed' : 'passed'}  ${(outcome.time / 1000).toFixed(1).padStart(5)} s${outcome.with === undefined ? '' : `  with ${outcome.with}`}`;
}

/** A line for each quickstart, with the reason where it was not run, then what was wrong. */
export function describeQuickstarts(outcomes: readonly Outcome[]): string {
  const order = programs.map(({slug}) => slug);
  const sorted = [...outcomes].sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
  const failures = sorted.flatMap((outcome) =>
    'findings' in outcome && outcome.findings.length > 0
      ? [`\n${outcome.slug}`, ...outcome.findings.map((finding) => `  ${finding.replaceAll('\n', '\n    ')}`)]
      : [],
  );
  return ['Quickstarts:', ...sorted.map(line), ...failures].join('\n');
}
