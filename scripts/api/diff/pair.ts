import type {References} from '../../../src/openapi/references';
import type {MergedSchema} from '../../../src/openapi/schemas';
import type {Schema} from '../../../src/openapi/types';
import type {RuleName} from './rules';

/** Reports a difference. */
export type Report = (rule: RuleName, subject: string, detail?: string) => void;

/** The direction of a value: sent or received by clients. */
export type Direction = 'request' | 'response';

/** Two versions of a schema, their location, and how to compare nested schemas. */
export interface Pair {
  from: MergedSchema;
  to: MergedSchema;
  before: References;
  after: References;
  location: string;
  direction: Direction;
  report: Report;
  inner: (before: Schema | boolean, after: Schema | boolean, where: string) => void;
}

/** Formats a value for reports; `none` if it is undefined. */
function shown(value: unknown): string {
  const text = value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Describes a change: `maxLength 100 → 50`. */
export const fromTo = (name: string, before: unknown, after: unknown): string =>
  `${name} ${shown(before)} → ${shown(after)}`;

/** Reports a limit that only one of two schemas has, or that differs between them. */
export function reportLimit(
  {direction, report}: Pair,
  where: string,
  before: unknown,
  after: unknown,
  name: string,
): void {
  const became = before === undefined ? 'tightened' : after === undefined ? 'loosened' : 'changed';
  report(`${direction}-limit-${became}`, where, fromTo(name, before, after));
}

/** Compares nested schemas; if only one exists, that is reported as a limit. */
export function compareInner(
  pair: Pair,
  before: Schema | boolean | undefined,
  after: Schema | boolean | undefined,
  where: string,
): void {
  if (before !== undefined && after !== undefined) {
    pair.inner(before, after, where);
  } else if (before !== after) {
    reportLimit(pair, where, before, after, 'schema');
  }
}
