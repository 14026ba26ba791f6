import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {defaultLocale, isLocale, localeConfigs} from '@site/src/config/locales';

/** The directories of the English pages; translations are in `i18n/`. */
const english = /^@site\/(?:docs|guides)\//u;

/** Values for `lang` on a page that is not translated. */
export interface TextLanguage {
  /** The language of the page's text. */
  text?: string;
  /** The language of the UI around and inside the text. */
  interface?: string;
}

/** Marks untranslated text as English, for screen readers and hyphenation. Empty on a translated page. */
export function useTextLanguage(): TextLanguage {
  const {source} = useDoc().metadata;
  const {currentLocale} = useDocusaurusContext().i18n;
  return currentLocale !== defaultLocale && isLocale(currentLocale) && english.test(source)
    ? {text: localeConfigs[defaultLocale].iso, interface: localeConfigs[currentLocale].iso}
    : {};
}
