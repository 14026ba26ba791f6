import {UserError, fromRoot, readText, throwIfAny} from '@packages/files';
import type {Spec} from '@packages/openapi';
import groupBy from 'lodash/groupBy';
import mapValues from 'lodash/mapValues';

import {type Locale, defaultLocale} from '../../src/config/locales';
import {type Entry, type State, localeOf, nameOf, readCatalog, stateOf} from './catalog';
import {problemsOf, stringErrors} from './compare';
import {lineOf} from './messages';
import {sourceStrings} from './strings';
import {writeEntries} from './write';

/** Everything that is translated, by language. */
export type Catalog = ReadonlyMap<Locale, readonly Entry[]>;

/** The counts, one line for each language. */
export function describeCounts(catalog: Catalog): string[] {
  return [...catalog].map(([locale, entries]) => {
    const areas = Object.entries(groupBy(entries, 'area')).map(([area, inArea]) => {
      const {translated = [], stale = [], orphaned = []} = groupBy(inArea, stateOf) as Partial<Record<State, Entry[]>>;
      const more = [stale.length > 0 && `${stale.length} stale`, orphaned.length > 0 && `${orphaned.length} orphaned`];
      return [`${area} ${translated.length}/${inArea.length - orphaned.length}`, ...more.filter(Boolean)].join(', ');
    });
    return `${locale}: ${areas.join('; ')}`;
  });
}

/** A line for each translation that needs work: missing, stale and orphaned ones. */
export function findingsOf(catalog: Catalog, states: readonly State[] = ['missing', 'stale', 'orphaned']): string[] {
  return [...catalog.values()].flatMap((entries) =>
    states.flatMap((state) =>
      entries.filter((entry) => stateOf(entry) === state).map((entry) => `${state}: ${nameOf(entry)}`),
    ),
  );
}

/** The names of the translations in each state, by language and area. */
export const statesOf = (catalog: Catalog): Record<string, Record<string, Record<string, string[]>>> =>
  Object.fromEntries(
    [...catalog].map(([locale, entries]) => [
      locale,
      mapValues(groupBy(entries, 'area'), (inArea) => mapValues(groupBy(inArea, stateOf), (list) => list.map(nameOf))),
    ]),
  );

/**
 * The missing, stale and orphaned translations, of which a release must have none. A post may exist in some languages
 * only.
 */
export function incompleteOf(catalog: Catalog): string[] {
  const required = [...catalog].map(
    ([locale, entries]) =>
      [locale, entries.filter((entry) => !(entry.area === 'blog' && stateOf(entry) === 'missing'))] as const,
  );
  return findingsOf(new Map(required));
}

/** The errors in current and empty translations, one line each. Stale ones matched an earlier text. */
export async function errorsOf(entries: readonly Entry[]): Promise<string[]> {
  const wrong = entries
    .filter((entry) => stateOf(entry) === 'translated' || entry.translation?.trim() === '')
    .map((entry) => ({entry, problems: problemsOf(entry, localeOf(entry))}))
    .filter(({problems}) => problems.length > 0);
  const lists = wrong.map(async ({entry: {file, key}, problems}) => {
    const text = key === undefined ? '' : await readText(fromRoot(file));
    return problems.map(({line, what}) =>
      key === undefined ? `${file}:${line}: ${what}.` : `${file}:${lineOf(text, key)}: "${key}": ${what}.`,
    );
  });
  return (await Promise.all(lists)).flat();
}

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

/**
 * Prints the state of the translations, and checks the current ones. Pages without a translation show the English text.
 *
 * @throws UserError listing each error, and each translation whose English text no longer exists
 */
export async function checkTranslations(bundle: Spec): Promise<void> {
  const catalog = await readCatalog(bundle);
  console.log(describeCounts(catalog).join('\n'));
  const orphaned = findingsOf(catalog, ['orphaned']);
  const english = (await sourceStrings(fromRoot('src'))).flatMap(({id, message, file}) =>
    stringErrors(message, defaultLocale).map((what) => `${file}: "${id}": ${what}.`),
  );
  const errors = await errorsOf([...catalog.values()].flat());
  throwIfAny([
    ...orphaned,
    ...(orphaned.length > 0
      ? [
          'The English text of each of these no longer exists. Move or delete them with `npm run i18n status -- --prune`.',
        ]
      : []),
    ...english,
    ...errors,
  ]);
}

/**
 * Stops a release while a translation is missing or older than the English text.
 *
 * @throws UserError listing each
 */
export async function requireTranslations(bundle: Spec): Promise<void> {
  const findings = incompleteOf(await readCatalog(bundle));
  if (findings.length > 0) {
    throw new UserError(
      `SITE_RELEASE=1: ${findings.length} translations are not complete. Nothing was built.\n${findings.join('\n')}\nSee TRANSLATING.md.`,
    );
  }
}
