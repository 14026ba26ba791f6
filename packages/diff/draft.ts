import groupBy from 'lodash/groupBy';
import sortBy from 'lodash/sortBy';
import uniq from 'lodash/uniq';
import {stringify} from 'yaml';

import type {ChangeKind} from './announce';
import {type Change, keyOf, levelOf, sentence} from './rules';

/** The kind of a difference in a changelog. */
function kindOf(change: Change): ChangeKind {
  if (change.rule.endsWith('-deprecated')) {
    return 'deprecated';
  }
  const level = levelOf(change);
  if (level === 'addition') {
    return 'added';
  }
  return level === 'breaking' && change.rule.endsWith('-removed') ? 'removed' : 'changed';
}

/**
 * Drafts a changelog entry, with one change per kind and set of affected operations.
 *
 * @param base the name of the older version
 */
export function draftEntry(changes: readonly Change[], base: string): string {
  const groups = groupBy(changes, (change) => `${kindOf(change)} ${change.operations.join(' ')}`);
  const drafts = Object.values(groups).flatMap((group) =>
    group.slice(0, 1).map((first) => ({
      kind: kindOf(first),
      description: group.map(sentence).join(' '),
      operations: first.operations.length > 0 ? first.operations : undefined,
      announces: uniq(group.map(keyOf)),
    })),
  );
  return [
    `# Drafted from the changes since ${base}. In each description, explain what changed and what users need to do.`,
    '# Join or split changes as needed, but keep "announces": the comparison uses it to find announced changes.',
    stringify({changes: sortBy(drafts, 'kind')}, {lineWidth: 140}),
  ].join('\n');
}
