import {type SampleTarget, sampleTargets} from '../../src/plugins/api-reference/samples/types';

/** What came of one program. */
export interface Outcome {
  name: string;
  target: SampleTarget;
  /** What was wrong; empty where it passed. */
  faults: readonly string[];
}

/** What came of a target. */
export interface TargetReport {
  target: SampleTarget;
  /** What ran it; unset where it could not run. */
  version?: string;
  /** Why it could not run, with what mends it. */
  missing?: string;
  /** How many programs there are. */
  programs: number;
  outcomes: readonly Outcome[];
  /** Milliseconds. */
  time: number;
}

const failedOf = ({outcomes}: TargetReport): Outcome[] => outcomes.filter(({faults}) => faults.length > 0);

/**
 * How many programs passed and failed, all targets together. A target that
 * could not run counts as one failure, unless that is allowed.
 */
export function countReports(
  reports: readonly TargetReport[],
  allowMissing: boolean,
): {passed: number; failed: number} {
  const failed = reports.flatMap(failedOf).length;
  const ran = reports.flatMap(({outcomes}) => outcomes).length;
  const missing = reports.filter(({missing: reason}) => reason !== undefined).length;
  return {passed: ran - failed, failed: failed + (allowMissing ? 0 : missing)};
}

/** The table of all targets, then what could not run, then each failed program with its faults. */
export function describeReports(reports: readonly TargetReport[]): string {
  const sorted = [...reports].sort((a, b) => sampleTargets.indexOf(a.target) - sampleTargets.indexOf(b.target));
  const rows = sorted.map((report) => [
    report.target,
    String(report.outcomes.length),
    String(report.outcomes.length - failedOf(report).length),
    String(failedOf(report).length),
    String(report.programs - report.outcomes.length),
    report.missing === undefined ? `${(report.time / 1000).toFixed(1)} s` : '',
    report.version ?? 'missing',
  ]);
  const head = ['Target', 'Ran', 'Passed', 'Failed', 'Not run', 'Time', 'With'];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        [1, 2, 3, 4, 5].includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const reasons = sorted.flatMap(({missing}) => missing ?? []);
  const failures = sorted
    .flatMap(failedOf)
    .map(({target, name, faults}) =>
      [`\n${target}: ${name}`, ...faults.map((fault) => `  ${fault.replaceAll('\n', '\n    ')}`)].join('\n'),
    );
  return [line(head), ...rows.map(line), ...(reasons.length > 0 ? ['', ...reasons] : []), ...failures].join('\n');
}
