import isEqual from 'lodash/isEqual';
import {stringify} from 'yaml';

import type {ChangeKind, LoggedChange} from './announce';
import {type Change, keyOf, levelOf, sentence} from './rules';

/** A changelog change whose description is still to be written. */
export type Draft = Pick<LoggedChange, 'kind' | 'description' | 'operations' | 'announces'>;

/** The kinds of drafts, in the order of an entry. */
const kinds: readonly ChangeKind[] = ['added', 'changed', 'deprecated', 'removed'];

/** Maps the kind of a difference to a changelog kind. */
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
 * Drafts the changes of an entry: one per kind and set of affected operations, in the order in
 * which entries list kinds.
 * */
export function draftChanges(changes: readonly Change[]): Draft[] {
  const drafts: Draft[] = [];
  for (const change of changes) {
    const {operations} = change;
    const draft: Draft = {kind: kindOf(change), description: sentence(change), operations, announces: [keyOf(change)]};
    const index = drafts.findIndex((it) => it.kind === draft.kind && isEqual(it.operations, operations));
    const known = drafts[index];
    if (known) {
      drafts[index] = {
        ...known,
        description: `${known.description} ${draft.description}`,
        announces: [...new Set([...known.announces, ...draft.announces])],
      };
    } else {
      drafts.push(draft);
    }
  }
  return kinds.flatMap((kind) => drafts.filter((draft) => draft.kind === kind));
}

/** Formats drafted changes as a changelog entry. */
export function printDraft(drafts: readonly Draft[], base: string): string {
  const changes = drafts.map(({kind, description, operations, announces}) => ({
    kind,
    description,
    ...(operations.length > 0 ? {operations} : {}),
    announces,
  }));
  return [
    `# Drafted from the differences from ${base}. Write in each description what changed and what users have to do.`,
    '# Join or split changes as needed, but keep "announces": the comparison uses it to find announced changes.',
    stringify({changes}, {lineWidth: 140}),
  ].join('\n');
}
