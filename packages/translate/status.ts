import {fromRoot, readText, throwIfAny} from '@packages/files';
import groupBy from 'lodash/groupBy';

import {problemsOf, stringErrors} from './compare';
import {type Entry, type State, localeOf, nameOf, readEntries, stateOf} from './entries';
import {lineOf} from './messages';
import type {Project} from './project';
import {writeEntries} from './write';

/** The number of translations in each state, one line per language. */
export function describeCounts(entries: readonly Entry[]): string[] {
  return Object.entries(groupBy(entries, localeOf)).map(([locale, inLocale]) => {
    const areas = Object.entries(groupBy(inLocale, 'area')).map(([area, inArea]) => {
      const {translated = [], stale = [], orphaned = []} = groupBy(inArea, stateOf) as Partial<Record<State, Entry[]>>;
      const more = [stale.length > 0 && `${stale.length} stale`, orphaned.length > 0 && `${orphaned.length} orphaned`];
      return [`${area} ${translated.length}/${inArea.length - orphaned.length}`, ...more.filter(Boolean)].join(', ');
    });
    return `${locale}: ${areas.join('; ')}`;
  });
}

/** The missing, stale, and orphaned translations, one line each. */
export function findingsOf(
  entries: readonly Entry[],
  states: readonly State[] = ['missing', 'stale', 'orphaned'],
): string[] {
  return Object.values(groupBy(entries, localeOf)).flatMap((inLocale) =>
    states.flatMap((state) =>
      inLocale.filter((entry) => stateOf(entry) === state).map((entry) => `${state}: ${nameOf(entry)}`),
    ),
  );
}

/** The findings that prevent a release. Missing posts don't, because a post may exist in only some languages. */
export const incompleteOf = (entries: readonly Entry[]): string[] =>
  findingsOf(entries.filter((entry) => !(entry.kind === 'post' && stateOf(entry) === 'missing')));

/** The errors in current and empty translations, one line each. Stale translations match earlier English text. */
export async function errorsOf(entries: readonly Entry[], project: Project): Promise<string[]> {
  const checked = entries.filter((entry) => stateOf(entry) === 'translated' || entry.translation?.trim() === '');
  const lists = checked.map(async (entry) => {
    const {file, key} = entry;
    const problems = problemsOf(entry, project);
    const text = key === undefined || problems.length === 0 ? '' : await readText(fromRoot(file));
    return problems.map(({line, what}) =>
      key === undefined ? `${file}:${line}: ${what}.` : `${file}:${lineOf(text, key)}: "${key}": ${what}.`,
    );
  });
  return (await Promise.all(lists)).flat();
}

/** A report for translators: findings, errors, and counts. */
export const reportOf = async (entries: readonly Entry[], project: Project): Promise<string[]> => [
  ...findingsOf(entries),
  ...(await errorsOf(entries, project)).map((error) => `refused: ${error}`),
  ...describeCounts(entries),
];

/** Moves each orphaned translation of a language to a missing one with the same English text, or else deletes it. */
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

/** Moves translations of moved or renamed English text, and deletes those of deleted text. Returns a line for each. */
export async function pruneTranslations(project: Project): Promise<string> {
  const plans = Object.values(groupBy(await readEntries(project), localeOf)).map(planPrune);
  await writeEntries(plans.flatMap(({changes}) => changes));
  return plans.flatMap(({lines}) => lines).join('\n') || 'There are no orphaned translations.';
}

/**
 * Prints the state of the translations, and checks the current ones and the English UI strings. Pages without a
 * translation show the English text.
 *
 * @throws UserError listing each error, and each translation whose English text no longer exists
 */
export async function checkTranslations(project: Project): Promise<void> {
  const entries = await readEntries(project);
  console.log(describeCounts(entries).join('\n'));
  const orphaned = findingsOf(entries, ['orphaned']);
  const uiTexts = project.strings.filter(({isMarkdown}) => !isMarkdown).flatMap(({texts}) => texts);
  throwIfAny([
    ...orphaned,
    ...(orphaned.length > 0
      ? [
          'The English text of these translations no longer exists. Run `npm run i18n status -- --prune` to move or delete them.',
        ]
      : []),
    ...uiTexts.flatMap(({key, english, source}) =>
      stringErrors(english, 'en', project).map((what) => `${source}: "${key}": ${what}.`),
    ),
    ...(await errorsOf(entries, project)),
  ]);
}
