import type {Locale} from '../../src/config/locales';
import type {Spec} from '../../src/openapi/types';
import {UserError} from '../lib/fail';
import {textLocales} from '../reference/texts';
import {type TextStatus, textStatus} from '../reference/texts/status';
import {areasReader} from './areas';

/** The state of each area of a language. */
export type LocaleStatus = Readonly<Record<string, TextStatus>>;

/** Compares the translations of these languages with the English text. */
export async function translationStatus(
  bundle: Spec,
  locales: readonly Locale[] = textLocales,
): Promise<Map<Locale, LocaleStatus>> {
  const areasOf = await areasReader(bundle);
  return new Map(
    await Promise.all(
      locales.map(async (locale) => {
        const areas = await areasOf(locale);
        return [
          locale,
          Object.fromEntries(areas.map(({name, texts, messages}) => [name, textStatus(texts, messages)])),
        ] as const;
      }),
    ),
  );
}

/** Formats the counts, one line per language. */
export function describeCounts(status: ReadonlyMap<Locale, LocaleStatus>): string[] {
  return [...status].map(([locale, areas]) => {
    const counts = Object.entries(areas).map(([name, {translated, missing, stale, orphaned}]) => {
      const all = translated.length + missing.length + stale.length;
      const more = [stale.length > 0 && `${stale.length} stale`, orphaned.length > 0 && `${orphaned.length} orphaned`];
      return [`${name} ${translated.length}/${all}`, ...more.filter(Boolean)].join(', ');
    });
    return `${locale}: ${counts.join('; ')}`;
  });
}

/** What to do about a translation. */
const openStates = ['missing', 'stale', 'orphaned'] as const;
type OpenState = (typeof openStates)[number];

/** A line for each translation that needs work. */
export function findingsOf(
  status: ReadonlyMap<Locale, LocaleStatus>,
  select: (state: OpenState, area: string) => boolean = () => true,
): string[] {
  return [...status].flatMap(([locale, areas]) =>
    Object.entries(areas).flatMap(([name, area]) =>
      openStates
        .filter((state) => select(state, name))
        .flatMap((state) =>
          area[state].map((key) => `${state}: ${key.startsWith('i18n/') ? key : `${locale} ${name} ${key}`}`),
        ),
    ),
  );
}

/** The findings that a complete site does not have. A post may exist in some languages only. */
export const incompleteOf = (status: ReadonlyMap<Locale, LocaleStatus>): string[] =>
  findingsOf(status, (state, area) => !(state === 'missing' && area === 'blog'));

/**
 * Prints the state of the translations. Pages show English text until it is translated.
 *
 * @throws UserError with each translation whose English text no longer exists
 */
export async function checkTranslations(bundle: Spec): Promise<void> {
  const status = await translationStatus(bundle);
  console.log(describeCounts(status).join('\n'));
  const orphaned = findingsOf(status, (state) => state === 'orphaned');
  if (orphaned.length > 0) {
    throw new UserError(
      `${orphaned.join('\n')}\nThe English text of each no longer exists. Delete the translation, or rename it as the English text was renamed.`,
    );
  }
}

/**
 * Stops a release if a translation is missing or older than the English text.
 *
 * @throws UserError with each of them
 */
export async function requireTranslations(bundle: Spec): Promise<void> {
  const findings = incompleteOf(await translationStatus(bundle));
  if (findings.length > 0) {
    throw new UserError(
      `SITE_RELEASE=1: ${findings.length} translations are not complete. Nothing was built.\n${findings.join('\n')}\nSee TRANSLATING.md.`,
    );
  }
}
