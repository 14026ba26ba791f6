import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

import type {Locale} from './locales';
import {docsPath} from './reference';
import {pageDirectories} from './routes';

/** The A–Z index (`src/site-index/`), which the search box opens without JavaScript. The product specifies the path. */
export const searchFallback = '/docs/indexsd';

/** The page that lists all results. */
export const searchPage = '/search';

/** The options of the search plugin for one language. */
export function searchOptions(locale: Locale): PluginOptions {
  return {
    // Handles every page in the same way.
    docsRouteBasePath: '/',
    indexBlog: false,
    // The directories whose contents determine the hash in the index's file name.
    docsDir: [...pageDirectories, 'src', 'i18n', docsPath(locale)],
    hashed: 'filename',
  };
}
