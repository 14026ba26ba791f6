import {closest} from './dom';
import {type Locale, isLocale, languageChoice, localeConfigs, locales} from '../config/locales';
import {type VersionPaths, decideLanguage, isBot, writeLanguageCookie} from '../lib/language';

/** The paths of the page that replaces the root, defined by the boot-script plugin. */
declare const ROOT_VERSIONS: VersionPaths | undefined;

/** The dev server serves one language, so it does not redirect. */
const choice =
  process.env.NODE_ENV === 'production' ? languageChoice : {...languageChoice, redirectOn: 'none' as const};

/** The page's path in each language, from its alternate links; without a page, that of the not-found page. */
function declaredVersions(): VersionPaths {
  const isMissing = !document.querySelector('link[rel="canonical"]');
  const versions = locales.map((locale) => {
    const selector = `link[rel="alternate"][hreflang="${localeConfigs[locale].iso}"]`;
    const link = document.querySelector<HTMLLinkElement>(selector);
    const missing = isMissing ? `/${locale}${window.location.pathname}` : undefined;
    return [locale, link ? new URL(link.href).pathname : missing];
  });
  return Object.fromEntries(versions) as VersionPaths;
}

/** Stores the choice in a cookie. */
function remember(locale: Locale): void {
  document.cookie = writeLanguageCookie(locale, choice.secureCookie);
}

/** Whether the reader followed a link on this site. */
const isFromSite = (): boolean => document.referrer.startsWith(`${window.location.origin}/`);

/** Remembers the language of a first visit, or redirects to it. */
export function chooseLanguage(): void {
  const {pathname, search, hash} = window.location;
  const {remember: chosen, redirect} = decideLanguage(
    {
      pathname,
      suffix: search + hash,
      cookies: document.cookie,
      isFromSite: isFromSite(),
      preferred: navigator.languages,
      isBot: isBot(navigator.userAgent),
      versions: declaredVersions(),
    },
    choice,
    ROOT_VERSIONS,
  );
  if (chosen) {
    remember(chosen);
  }
  if (redirect !== undefined) {
    // Hides this page until the other page loads, or for three seconds if it doesn't load.
    document.documentElement.hidden = true;
    setTimeout(() => {
      document.documentElement.hidden = false;
    }, 3_000);
    window.location.replace(redirect);
  }
}

/** The ID of the section or field in view. IDs are the same in every language. Empty at the top of a page. */
function placeInView(): string {
  // The content of a closed disclosure has a position, too, but is not visible.
  const isPassed = (element: Element): boolean =>
    element.getBoundingClientRect().top < innerHeight / 3 && !element.parentElement?.closest('details:not([open])');
  const [last] = [...document.querySelectorAll('main :is(section, h2, h3, [data-field])[id]')]
    .filter(isPassed)
    .slice(-1);
  return window.scrollY > 0 && last ? last.id : '';
}

/**
 * Remembers the language of a clicked link, and adds the page's query and hash, which mean the same in every language.
 * A link in the footer leads to the top of the page, because a reader who follows it has reached the end.
 */
export function rememberChoices(): void {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, (event) => {
      const link = closest(event, 'a[data-locale]');
      const locale = link?.dataset.locale;
      if (link instanceof HTMLAnchorElement && isLocale(locale)) {
        remember(locale);
        link.search = window.location.search;
        link.hash = link.closest('footer') ? '' : window.location.hash || placeInView();
      }
    });
  }
}
