import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {languageNames} from '@site/src/data/sampleLanguages';

/**
 * The names of programming languages and frameworks, by key. They are a custom field of the site, so that pages don't
 * load the generators of samples with their names.
 */
export function useLanguageNames(): typeof languageNames {
  return useDocusaurusContext().siteConfig.customFields?.languageNames as typeof languageNames;
}
