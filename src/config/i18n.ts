import type {Config} from '@docusaurus/types';

import {type Locale, defaultLocale, isLocale, localeBaseUrl, localeConfigs, locales} from './locales';

/** The languages for Docusaurus. Without the base URLs, building one language alone would drop its prefix. */
export const i18n = {
  defaultLocale,
  locales: [...locales],
  localeConfigs: Object.fromEntries(
    locales.map((locale) => {
      const {iso, name} = localeConfigs[locale];
      return [locale, {label: name, htmlLang: iso, baseUrl: localeBaseUrl(locale)}];
    }),
  ),
} satisfies NonNullable<Config['i18n']>;

/** The language of this process. Without `--locale`, Docusaurus sets the variable to the string `undefined`. */
export function currentLocale(): Locale {
  const value = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return isLocale(value) ? value : defaultLocale;
}
