import type {Locale} from '../../src/config/locales';
import type {Spec} from '../../src/openapi/types';
import {UserError} from '../lib/fail';
import {textLocales} from '../reference/texts';
import {type TextStatus, textStatus} from '../reference/texts/status';
import {areasReader} from './areas';

/** How far each area of a language has come. */
export type LocaleStatus = Readonly<Record<string, TextStatus>>;

/** Compares the translations of these languages with the English texts. */
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

/** The counts, one line for each language. */
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

/** A line for each translation that needs work. */
export function findingsOf(status: ReadonlyMap<Locale, LocaleStatus>): string[] {
  return [...status].flatMap(([locale, areas]) =>
    Object.entries(areas).flatMap(([name, area]) =>
      (['missing', 'stale', 'orphaned'] as const).flatMap((state) =>
        area[state].map((key) => `${state}: ${key.startsWith('i18n/') ? key : `${locale} ${name} ${key}`}`),
      ),
    ),
  );
}

/**
 * Prints how far the translations have come.
 *
 * @throws UserError listing each translation that is missing, stale or orphaned: an English edit fails until all languages follow
 */
export async function checkTranslations(bundle: Spec): Promise<void> {
  const status = await translationStatus(bundle);
  console.log(describeCounts(status).join('\n'));
  const findings = findingsOf(status);
  if (findings.length > 0) {
    throw new UserError(`${findings.join('\n')}\nTRANSLATING.md has what to do.`);
  }
}
