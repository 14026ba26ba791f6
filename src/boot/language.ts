import {isbot} from 'isbot';

import {closest} from './attempt';
import {type Locale, isLocale, localeConfigs, locales} from '../config/locales';
import {languageChoice} from '../config/site';
import {storage} from './storage';
import {type VersionPaths, decideLanguage, languageCookie, writeLanguageCookie} from '../lib/language';
import {botAttribute} from '../lib/page';

/** The paths of the page that replaces the root, which the boot-script plugin fills in. */
declare const ROOT_VERSIONS: VersionPaths | undefined;

/** The dev server has one language only, so it never leads to another. */
const choice =
  process.env.NODE_ENV === 'production' ? languageChoice : {...languageChoice, redirectOn: 'none' as const};

/** The page's path in each language that it says it exists in. */
function declaredVersions(): VersionPaths {
  const versions: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const link = document.querySelector<HTMLLinkElement>(
      `link[rel="alternate"][hreflang="${localeConfigs[locale].iso}"]`,
    );
    if (link) {
      versions[locale] = new URL(link.href).pathname;
    }
  }
  return versions;
}

/** Keeps the choice in the cookie, and for this visit where the browser has no cookies. */
function remember(locale: Locale): void {
  storage('sessionStorage')?.setItem(languageCookie.name, locale);
  document.cookie = writeLanguageCookie(locale, choice.secureCookie);
}

/** What is remembered, in the form of cookies; the cookie itself comes first. */
function remembered(): string {
  const {name} = languageCookie;
  return `${document.cookie}; ${name}=${storage('sessionStorage')?.getItem(name) ?? ''}`;
}

/** Whether a link on this site led here. */
const isFromSite = (): boolean => document.referrer.startsWith(`${window.location.origin}/`);

/** Leads a first visit to the reader's language. */
export function chooseLanguage(): void {
  const {pathname, search, hash} = window.location;
  const isBot = isbot(navigator.userAgent);
  document.documentElement.toggleAttribute(botAttribute, isBot);
  const {remember: chosen, redirect} = decideLanguage(
    {
      pathname,
      suffix: search + hash,
      cookies: remembered(),
      isFromSite: isFromSite(),
      preferred: navigator.languages,
      isBot,
      versions: declaredVersions(),
    },
    choice,
    ROOT_VERSIONS,
  );
  if (chosen) {
    remember(chosen);
  }
  if (redirect !== undefined) {
    // Nothing of this page is shown; should the other one not load, it comes back.
    document.documentElement.hidden = true;
    setTimeout(() => {
      document.documentElement.hidden = false;
    }, 3_000);
    window.location.replace(redirect);
  }
}

/**
 * Remembers the language that a link leads to, and keeps query and hash: they
 * mean the same in every language.
 */
export function rememberChoices(): void {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, (event) => {
      const link = closest(event, 'a[data-locale]');
      const locale = link?.dataset.locale;
      if (link instanceof HTMLAnchorElement && isLocale(locale)) {
        remember(locale);
        link.search = window.location.search;
        link.hash = window.location.hash;
      }
    });
  }
}
