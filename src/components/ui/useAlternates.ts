import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useIsNotFound, useRoute} from './useRoute';
import {partOf} from '@site/src/config/layouts';
import {type Locale, defaultLocale, localeConfigs} from '@site/src/config/locales';
import {versionsOf} from '@site/src/lib/alternates';
import {parsePageUrl} from '@site/src/lib/routes';

/** The current page in one language, or the page to link to instead. */
export type Alternate = ReturnType<typeof useAlternates>['current'];

/**
 * The URLs of the current page in each language: the only source of hreflang,
 * the language menus, and the canonical URL.
 */
export function useAlternates() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const isNotFound = useIsNotFound();
  const route = useRoute();
  const page = parsePageUrl(pathname).englishPath;
  // A URL without a page has no versions: the language links lead to the first page of its section.
  const englishPath = isNotFound ? partOf(page) : page;
  const versions = versionsOf(englishPath, i18n.currentLocale as Locale, isNotFound ? undefined : route);
  const all = versions.map((version) => ({
    ...version,
    // The language's name, and `iso`, the BCP 47 tag, for hreflang and lang.
    ...localeConfigs[version.locale],
    url: `${siteConfig.url}${version.path}`,
    current: version.locale === i18n.currentLocale,
  }));
  const find = (locale: string) => {
    const found = all.find((alternate) => alternate.locale === locale);
    if (!found) {
      throw new Error(`The language "${locale}" is not in src/config/locales.ts.`);
    }
    return found;
  };
  return {
    /** The page's English path; for a URL without a page, the path of its section. */
    englishPath,
    all,
    current: find(i18n.currentLocale),
    default: find(defaultLocale),
  };
}
