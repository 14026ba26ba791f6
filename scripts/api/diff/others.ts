import isEqual from 'lodash/isEqual';
import pickBy from 'lodash/pickBy';

import type {Side} from './match';
import type {Report} from './rules';
import {shapeOf} from './shape';

/** Keys that only affect documentation. */
const texts = new Set(['description', 'example', 'examples', 'externalDocs', 'links', 'summary']);

/**
 * Reports differences in keys that no rule compares, so that an unknown keyword cannot change
 * unnoticed.
 *
 * @param compared the keys that rules compare
 */
export function compareOthers(
  {references: before}: Pick<Side, 'references'>,
  {references: after}: Pick<Side, 'references'>,
  from: object,
  to: object,
  compared: readonly string[],
  subject: string,
  report: Report,
): void {
  const othersOf = (value: object): Record<string, unknown> =>
    pickBy(value as Record<string, unknown>, (_, key) => {
      return !compared.includes(key) && !texts.has(key) && !key.startsWith('x-') && key !== '$ref';
    });
  const [old, present] = [othersOf(from), othersOf(to)];
  for (const key of new Set([...Object.keys(old), ...Object.keys(present)])) {
    const [a, b] = [old[key], present[key]];
    if (!isEqual(a && shapeOf(a, before), b && shapeOf(b, after))) {
      report('changed', subject, key);
    }
  }
}
