import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

import {type Locale, defaultLocale} from './locales';
import {docsPath} from './reference';
import {pageDirectories} from './routes';

/** The A–Z index (`src/site-index/`), which the search box opens without JavaScript. The product specifies its path. */
export const searchFallback = '/docs/indexsd';

/** The page of all results. */
export const searchPage = '/search';

/** The directories whose content changes the name of the index. */
function contentFolders(locale: Locale): string[] {
  const sources = [...pageDirectories, 'src', docsPath(locale)];
  return locale === defaultLocale ? sources : [...sources, `i18n/${locale}`];
}

/** The options of the search plugin for one language. */
export function searchOptions(locale: Locale): PluginOptions {
  return {
    // Handles every page in the same way.
    docsRouteBasePath: '/',
    indexBlog: false,
    docsDir: contentFolders(locale),
    hashed: 'filename',
  };
}
