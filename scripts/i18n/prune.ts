import type {Spec} from '../../src/openapi/types';
import {type Entry, nameOf, readCatalog, stateOf} from './catalog';
import {writeEntries} from './write';

/**
 * The changes to the orphaned translations of a language: each is moved to a missing one with the same English text, or
 * deleted.
 */
export function planPrune(entries: readonly Entry[]): {changes: Entry[]; lines: string[]} {
  const missing = new Set(entries.filter((entry) => stateOf(entry) === 'missing'));
  const changes: Entry[] = [];
  const lines: string[] = [];
  for (const orphan of entries.filter((entry) => stateOf(entry) === 'orphaned')) {
    const target = [...missing].find(({area, englishHash}) => area === orphan.area && englishHash === orphan.hash);
    changes.push({...orphan, translation: undefined});
    if (target) {
      missing.delete(target);
      changes.push({...target, translation: orphan.translation});
      lines.push(`moved: ${nameOf(orphan)} -> ${nameOf(target)}`);
    } else {
      lines.push(`deleted: ${nameOf(orphan)}`);
    }
  }
  return {changes, lines};
}

/**
 * Moves translations of moved or renamed text, and deletes translations of deleted text.
 *
 * @returns a line for each
 */
export async function pruneTranslations(bundle: Spec): Promise<string> {
  const plans = [...(await readCatalog(bundle)).values()].map(planPrune);
  await writeEntries(plans.flatMap(({changes}) => changes));
  return plans.flatMap(({lines}) => lines).join('\n') || 'There are no orphaned translations.';
}
