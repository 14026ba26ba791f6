/**
 * Runs in the browser before the first paint, on every page, inlined by the
 * boot-script plugin: chooses the language of a first visit, remembers a choice
 * made in a menu, hides a notice that was dismissed in this visit, and closes
 * menus on Escape and on a click elsewhere. It runs
 * before and without the application, so everything here is small and plain.
 */
import {isbot} from 'isbot';

import {type Locale, isLocale, localeConfigs, locales} from '../config/locales';
import {languageChoice} from '../config/site';
import {decideLanguage, writeLanguageCookie} from '../lib/language';
import {noticeDismissedAttribute, noticeDismissedKey} from '../lib/notice';

/** The dev server has one language only, so it never leads to another. */
const choice =
  process.env.NODE_ENV === 'production' ? languageChoice : {...languageChoice, redirectOn: 'none' as const};

/** Runs one concern; what fails is logged, and the page goes on without it. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error(error);
  }
}

/** The languages that the page itself says it exists in. */
function availableLocales(): Locale[] {
  return locales.filter((locale) =>
    document.querySelector(`link[rel="alternate"][hreflang="${localeConfigs[locale].iso}"]`),
  );
}

function remember(locale: Locale): void {
  document.cookie = writeLanguageCookie(locale, choice.secureCookie);
}

attempt(() => {
  const {pathname, search, hash} = window.location;
  const {remember: chosen, redirect} = decideLanguage(
    {
      pathname,
      suffix: search + hash,
      cookies: document.cookie,
      preferred: navigator.languages,
      isBot: isbot(navigator.userAgent),
      available: availableLocales(),
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
});

attempt(() => {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a[data-locale]') : null;
    const locale = link?.getAttribute('data-locale') ?? undefined;
    if (isLocale(locale)) {
      remember(locale);
    }
  });
});

attempt(() => {
  if (sessionStorage.getItem(noticeDismissedKey) !== null) {
    document.documentElement.setAttribute(noticeDismissedAttribute, '');
  }
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-dismiss-notice]')) {
      document.documentElement.setAttribute(noticeDismissedAttribute, '');
      sessionStorage.setItem(noticeDismissedKey, '1');
    }
  });
});

/** Closes the menus of the navigation that are open, except the one around an element. */
function closeMenus(except?: Element): void {
  document.querySelectorAll<HTMLDetailsElement>('details[name="navigation-menu"][open]').forEach((menu) => {
    if (!except || !menu.contains(except)) {
      menu.open = false;
    }
  });
}

attempt(() => {
  document.addEventListener('click', ({target}) => {
    closeMenus(target instanceof Element ? target : undefined);
  });
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' && document.activeElement?.closest('details[name="navigation-menu"]');
    if (menu) {
      menu.querySelector('summary')?.focus();
      closeMenus();
    }
  });
});
