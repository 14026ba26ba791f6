/** One language the site is published in. */
export interface LocaleConfig {
  /** BCP 47 tag with region, for `<html lang>`, hreflang and `Intl`. */
  readonly iso: string;
}

/** The language without a path prefix, and the fallback of the others. */
export const defaultLocale = 'en';

/** The only list of languages, by their code, which is also their path prefix, in menu order. */
export const localeConfigs = {
  en: {iso: 'en-US'},
  de: {iso: 'de-DE'},
  fr: {iso: 'fr-FR'},
  es: {iso: 'es-ES'},
  it: {iso: 'it-IT'},
  pt: {iso: 'pt-PT'},
  cs: {iso: 'cs-CZ'},
  uk: {iso: 'uk-UA'},
  ru: {iso: 'ru-RU'},
} as const satisfies Record<string, LocaleConfig>;

/** A language code of the site. */
export type Locale = keyof typeof localeConfigs;

/** The names of the languages in the languages themselves. The boot script does not need them. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  cs: 'Čeština',
  uk: 'Українська',
  ru: 'Русский',
};

/** All language codes, the default one first. */
export const locales = Object.keys(localeConfigs) as readonly Locale[];

/** Whether a string is a language code of the site. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The base URL of a language: `/` or `/de/`. */
export function localeBaseUrl(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/** How the language of a first visit is chosen; see src/lib/language.ts. */
export interface LanguageChoice {
  /** Which English pages redirect to the reader's language: all, the home page, or none. */
  readonly redirectOn: 'no-prefix' | 'root' | 'none';
  /** The English path that `/` redirects to, if it is not the home page. */
  readonly rootRedirect?: string;
  /** Whether the cookie is sent over HTTPS only. */
  readonly secureCookie: boolean;
}

export const languageChoice: LanguageChoice = {redirectOn: 'no-prefix', secureCookie: false};
