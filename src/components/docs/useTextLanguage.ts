import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {defaultLocale, isLocale, localeConfigs} from '@site/src/config/locales';

/** Where the English texts of pages are; a translation is below `i18n/`. */
const english = /^@site\/(?:docs|guides)\//u;

/** The languages of a page, as tags for `lang`. */
export interface TextLanguage {
  /** What the page's text is written in, where it is not translated yet. */
  text?: string;
  /** What the interface around and within such a text is written in. */
  interface?: string;
}

/**
 * Says that the text of a page stands there in English, for screen readers and
 * hyphenation; empty on a page whose text is in its own language.
 */
export function useTextLanguage(): TextLanguage {
  const {source} = useDoc().metadata;
  const {currentLocale} = useDocusaurusContext().i18n;
  return currentLocale !== defaultLocale && isLocale(currentLocale) && english.test(source)
    ? {text: localeConfigs[defaultLocale].iso, interface: localeConfigs[currentLocale].iso}
    : {};
}
