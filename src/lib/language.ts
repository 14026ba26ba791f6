import {type Locale, defaultLocale, isLocale, localeConfigs, locales} from '../config/locales';
import type {LanguageChoice} from '../config/site';
import {pageUrl, parsePageUrl} from './routes';

/**
 * How a reader's language is chosen. Pure, so that the script in the browser
 * and a host that negotiates follow the same rules.
 */

/** The cookie that remembers the choice. */
export const languageCookie = {name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60} as const;

/**
 * The language that a `Cookie` header or `document.cookie` names. Any value
 * that is no language of the site counts as absent.
 */
export function readLanguageCookie(cookies: string): Locale | undefined {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${languageCookie.name}=`))
    ?.slice(languageCookie.name.length + 1);
  return isLocale(value) ? value : undefined;
}

/** The cookie to set for a choice, for `document.cookie` or `Set-Cookie`. */
export function writeLanguageCookie(locale: Locale, secure: boolean): string {
  const {name, maxAgeSeconds} = languageCookie;
  return `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * The language for a list of preferences, most wanted first: for each of them
 * an exact match, else its base language (`de-AT` is `de`, `pt-BR` is `pt`).
 *
 * @param preferred BCP 47 tags, as in `navigator.languages`
 * @returns nothing where no preference matches
 */
export function negotiateLanguage(preferred: readonly string[]): Locale | undefined {
  for (const tag of preferred.map((preference) => preference.toLowerCase())) {
    const exact = locales.find((locale) => locale === tag || localeConfigs[locale].iso.toLowerCase() === tag);
    const base = tag.split('-')[0];
    const match = exact ?? (isLocale(base) ? base : undefined);
    if (match) {
      return match;
    }
  }
  return undefined;
}

/** What is known when a page is opened. */
export interface Visit {
  /** The path of the page, without query and hash. */
  pathname: string;
  /** Query and hash, kept on a redirect. */
  suffix: string;
  /** All cookies, as the browser sends them. */
  cookies: string;
  /** The browser's languages, most wanted first. */
  preferred: readonly string[];
  /** Whether the page is read by a crawler or a link previewer. */
  isBot: boolean;
  /** The languages that this page exists in. */
  available: readonly Locale[];
  /** Its path in them, prefix included, where the table of paths does not say it. */
  addresses?: Readonly<Partial<Record<Locale, string>>>;
}

/** What follows from a visit. */
export interface Decision {
  /** The choice to remember, where it is not remembered yet. */
  remember?: Locale;
  /** Where to go instead, with query and hash. */
  redirect?: string;
}

/**
 * An address on this site that is safe in a `Location` header: visible ASCII,
 * as every address that a browser shows to a script, and no `//host`.
 */
const safeAddress = /^\/(?![/\\])[!-~]*$/u;

/**
 * Decides where a visit leads. A prefixed address is an explicit wish and
 * never redirects; a page without an equivalent and a bot never do either.
 * Nor does an address with anything in it that a browser would have encoded.
 */
export function decideLanguage(visit: Visit, choice: LanguageChoice): Decision {
  const {locale, englishPath} = parsePageUrl(visit.pathname);
  if (visit.isBot || locale !== defaultLocale) {
    return {};
  }
  const remembered = readLanguageCookie(visit.cookies);
  const chosen = remembered ?? negotiateLanguage(visit.preferred) ?? defaultLocale;
  const decision: Decision = remembered ? {} : {remember: chosen};

  const isRoot = englishPath === '/';
  const wanted = isRoot ? (choice.rootRedirect ?? englishPath) : englishPath;
  const mayRedirect = choice.redirectOn === 'no-prefix' || (choice.redirectOn === 'root' && isRoot);
  const own = wanted === englishPath ? visit.addresses?.[chosen] : undefined;
  const target =
    mayRedirect && visit.available.includes(chosen) ? (own ?? pageUrl(wanted, chosen)) : pageUrl(wanted, locale);
  const redirect = `${target}${visit.suffix}`;
  const staysHere = target === visit.pathname || target === pageUrl(englishPath, locale);
  return staysHere || !safeAddress.test(redirect) ? decision : {...decision, redirect};
}
