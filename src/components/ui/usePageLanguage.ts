import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useRoute} from './useRoute';
import {defaultLocale} from '@site/src/config/locales';

/**
 * Marks English text on a page in a different language, for screen readers and hyphenation: values for the `lang` of
 * the page's text, and of the UI around and inside it. Both are undefined on every other page.
 */
export function usePageLanguage(): {text?: string; ui?: string} {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return useRoute()?.isEnglish ? {text: defaultLocale, ui: localeConfigs[currentLocale]?.htmlLang} : {};
}
