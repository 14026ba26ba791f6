import {type Locale, defaultLocale, isLocale} from './locales';

/**
 * The language that this process builds or serves.
 *
 * Docusaurus tells it through the environment; without `--locale` it sets the
 * variable to the text `undefined`, which counts as the default language.
 */
export function currentLocale(): Locale {
  const value = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return isLocale(value) ? value : defaultLocale;
}
