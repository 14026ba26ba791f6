import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useRoute} from './navigation/useRoute';
import {defaultLocale} from '@site/src/config/locales';

/** Values for `lang` on a page whose text is available in English only; empty on every other page. */
export interface PageLanguage {
  /** The language of the page's text. */
  text?: string;
  /** The language of the UI around and inside the text. */
  ui?: string;
}

/** Marks English text on a page in another language, for screen readers and hyphenation. */
export function usePageLanguage(): PageLanguage {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return useRoute()?.isEnglish ? {text: defaultLocale, ui: localeConfigs[currentLocale]?.htmlLang} : {};
}
