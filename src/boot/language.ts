import {isbot} from 'isbot';

import {closest} from './attempt';
import {type Locale, isLocale, localeConfigs, locales} from '../config/locales';
import {languageChoice} from '../config/site';
import {decideLanguage, writeLanguageCookie} from '../lib/language';
import {botAttribute} from '../lib/page';

/** The dev server has one language only, so it redirects only with `npm start -- --language-redirect`. */
const choice =
  process.env.LANGUAGE_REDIRECT === 'true' ? languageChoice : {...languageChoice, redirectOn: 'none' as const};

/** The page's path in each language that it says it exists in. */
function declaredVersions(): Partial<Record<Locale, string>> {
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

function remember(locale: Locale): void {
  document.cookie = writeLanguageCookie(locale, choice.secureCookie);
}

/** Leads a first visit to the reader's language. */
export function chooseLanguage(): void {
  const {pathname, search, hash} = window.location;
  const isBot = isbot(navigator.userAgent);
  document.documentElement.toggleAttribute(botAttribute, isBot);
  const addresses = declaredVersions();
  const {remember: chosen, redirect} = decideLanguage(
    {
      pathname,
      suffix: search + hash,
      cookies: document.cookie,
      preferred: navigator.languages,
      isBot,
      available: locales.filter((locale) => addresses[locale] !== undefined),
      addresses,
    },
    choice,
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

/** Remembers the language that a menu's link leads to. */
export function rememberChoices(): void {
  document.addEventListener('click', (event) => {
    const locale = closest(event, 'a[data-locale]')?.dataset.locale;
    if (isLocale(locale)) {
      remember(locale);
    }
  });
}
