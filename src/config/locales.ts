/** The language without a path prefix, and the fallback for the other languages. */
export const defaultLocale = 'en';

/**
 * The only list of languages, in menu order. Each has a code, which is also its path prefix, a BCP 47 tag with region
 * for `<html lang>`, hreflang, and `Intl`, and a name in the language itself.
 */
export const localeConfigs = {
  en: {iso: 'en-US', name: 'English'},
  de: {iso: 'de-DE', name: 'Deutsch'},
  fr: {iso: 'fr-FR', name: 'Français'},
  es: {iso: 'es-ES', name: 'Español'},
  it: {iso: 'it-IT', name: 'Italiano'},
  pt: {iso: 'pt-PT', name: 'Português'},
  cs: {iso: 'cs-CZ', name: 'Čeština'},
  uk: {iso: 'uk-UA', name: 'Українська'},
  ru: {iso: 'ru-RU', name: 'Русский'},
} as const satisfies Record<string, {iso: string; name: string}>;

/** A language code of the site. */
export type Locale = keyof typeof localeConfigs;

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
