import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useIsNotFound} from './useIsNotFound';
import {type Locale, defaultLocale, localeConfigs, locales} from '@site/src/config/locales';
import {partOf} from '@site/src/config/layouts';
import {pageUrl, parsePageUrl} from '@site/src/lib/routes';

/** The current page in one language. */
export interface Alternate {
  locale: Locale;
  /** BCP 47 tag, for hreflang and lang. */
  iso: string;
  nativeName: string;
  /** The address on this site, prefix included. */
  path: string;
  /** The address with its origin. */
  url: string;
  current: boolean;
}

/** The current page in every language, and in the default one. */
export interface Alternates {
  /** The page's English path; where there is no page, that of the part of the site it would belong to. */
  englishPath: string;
  all: readonly Alternate[];
  current: Alternate;
  default: Alternate;
}

/**
 * The addresses of the current page in each language: the one source of
 * hreflang, the language menus and the canonical address.
 */
export function useAlternates(): Alternates {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const isNotFound = useIsNotFound();
  const page = parsePageUrl(pathname).englishPath;
  // A page that does not exist has no versions: its languages lead to the start of its part of the site.
  const englishPath = isNotFound ? partOf(page) : page;
  const all = locales.map((locale) => {
    const path = pageUrl(englishPath, locale);
    return {
      locale,
      ...localeConfigs[locale],
      path,
      url: `${siteConfig.url}${path}`,
      current: locale === i18n.currentLocale,
    };
  });
  const find = (locale: string): Alternate => {
    const found = all.find((alternate) => alternate.locale === locale);
    if (!found) {
      throw new Error(`The language "${locale}" is not in src/config/locales.ts.`);
    }
    return found;
  };
  return {englishPath, all, current: find(i18n.currentLocale), default: find(defaultLocale)};
}
