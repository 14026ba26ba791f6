import {type LanguageChoice, type Locale, defaultLocale, isLocale, locales} from '../config/locales';
import {languageCookieDays} from '../data/limits';

/** How a reader's language is chosen. Pure; `src/boot/language.ts` connects it to the browser. */

/** The path of a page in each language that it exists in. */
export type VersionPaths = Readonly<Partial<Record<Locale, string>>>;

/** The cookie that remembers the choice. */
export const languageCookie = {name: 'i18n_redirected', maxAgeSeconds: languageCookieDays * 24 * 60 * 60} as const;

/** The language in `document.cookie`; undefined if the site doesn't have it. */
export function readLanguageCookie(cookies: string): Locale | undefined {
  const all = cookies.split(/;\s*/u);
  return locales.find((locale) => all.includes(`${languageCookie.name}=${locale}`));
}

/** The cookie to set for a choice, for `document.cookie`. */
export function writeLanguageCookie(locale: Locale, secure: boolean): string {
  const {name, maxAgeSeconds} = languageCookie;
  return `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * The language for a list of preferences, in order: for each, the language itself, or else its base
 * language (`de-AT` is `de`, `pt-BR` is `pt`).
 *
 * @param preferred BCP 47 tags, as in `navigator.languages`
 * @returns undefined if no preference matches
 */
export function negotiateLanguage(preferred: readonly string[]): Locale | undefined {
  return preferred
    .map((tag) => tag.toLowerCase())
    .flatMap((tag) => [tag, tag.split('-')[0]])
    .find(isLocale);
}

/** User agents of crawlers and link previewers have one of these words or no browser engine. Cubot is a phone brand. */
const botPattern =
  /^(?!.*(?:webkit|gecko\/))|(?:^|[^u])bot|agent|compatible|crawl|fetch|google[- o]|headless|http|monitor|preview|scan|scrap|search|spider/i;

/** Whether a user agent belongs to a crawler or a link previewer. */
export const isBot = (userAgent: string): boolean => botPattern.test(userAgent);

/** The context of a visit. */
export interface Visit {
  /** The path of the page, without query and hash. */
  pathname: string;
  /** Query and hash, kept on a redirect. */
  suffix: string;
  /** All cookies, as the browser sends them. */
  cookies: string;
  /** The browser's languages, in order of preference. */
  preferred: readonly string[];
  /** Whether the visit came from a link on this site, which determines the language if none is remembered. */
  isFromSite?: boolean;
  /** Whether the page is read by a crawler or a link previewer. */
  isBot: boolean;
  /** The page's path in each language. */
  versions: VersionPaths;
}

/**
 * Decides whether to redirect a visit. Prefixed URLs, which are an explicit choice, and pages without an equivalent
 * don't redirect. Bots are never redirected.
 *
 * @param rootVersions the page that replaces the root, if there is one
 * @returns the language to remember, if none is remembered yet, and the redirect target, including query and hash
 */
export function decideLanguage(
  {pathname, suffix, cookies, preferred, isFromSite, isBot, versions}: Visit,
  {redirectOn}: Pick<LanguageChoice, 'redirectOn'>,
  rootVersions?: VersionPaths,
): {remember?: Locale; redirect?: string} {
  if (isBot || isLocale(pathname.split('/')[1])) {
    return {};
  }
  const remembered = readLanguageCookie(cookies);
  const chosen = remembered ?? (isFromSite ? undefined : negotiateLanguage(preferred)) ?? defaultLocale;
  const decision = remembered ? {} : {remember: chosen};

  const isRoot = pathname === '/';
  const replacement = isRoot ? rootVersions : undefined;
  const mayRedirect = redirectOn === 'no-prefix' || (redirectOn === 'root' && isRoot);
  const translated = mayRedirect && chosen !== defaultLocale ? (replacement ?? versions)[chosen] : undefined;
  const target = translated ?? replacement?.[defaultLocale];
  return target === undefined ? decision : {...decision, redirect: target + suffix};
}
