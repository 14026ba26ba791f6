import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

import {type Locale, defaultLocale} from './locales';
import {docsPath} from './reference';

/** The alphabetical index, which the search box opens without script. */
export const searchFallback = '/docs/indexsd';

/** The maximum number of search results. */
export const searchResultLimit = 12;

/** The directories that are searched. */
function contentFolders(locale: Locale): string[] {
  const sources = ['docs', 'guides', docsPath(locale)];
  return locale === defaultLocale
    ? sources
    : [
        ...sources,
        `i18n/${locale}/docusaurus-plugin-content-docs`,
        `i18n/${locale}/docusaurus-plugin-content-docs-guides`,
      ];
}

/** The line with the name of a field in the reference. */
const fieldName = ':has(> a > code)';

/**
 * Selectors of what is not indexed: navigation, code blocks, and in the reference
 * everything that many operations share. Only the names of fields are indexed in
 * responses and nested objects. So a page of the reference adds 3 KB to the index
 * (compressed) instead of 14.
 */
const notIndexed = [
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.page-tools',
  '.pagination-nav',
  'article pre',
  ...[
    'section:has(> #errors)',
    'section:has(> #response-headers)',
    'section:has(> :is(#event-headers, #answer, #related-operations, #related-events))',
    // On every page: links to exports, sections, names of samples.
    'article header :is(dl, nav, ul:has(button))',
    'article aside',
    'section:has(> #next-steps)',
    // Titles such as "200 OK", "Fields of data" and the titles of examples.
    '[id^="status-"] > h3',
    'summary',
    // A field's type and limits, its pattern and example.
    'li[id] > p > span',
    'li[id] > dl',
    `[id^="status-"] :is(p, li:not([id])):not(${fieldName})`,
    // The pages of operations explain the fields of an object.
    `section:has(> #object) :is(p, li:not([id])):not(${fieldName})`,
    `li[id] li[id] p:not(${fieldName})`,
  ].map((selector) => `.api-reference ${selector}`),
];

/** The options of the search for one language. */
export function searchOptions(locale: Locale): PluginOptions {
  return {
    indexDocs: true,
    indexBlog: false,
    indexPages: false,
    docsRouteBasePath: ['docs', 'guides', 'api'],
    docsPluginIdForPreferredVersion: 'default',
    docsDir: contentFolders(locale),
    hashed: 'filename',
    // The page's language comes first, because the English stemmer breaks other words (Czech `adres` would lose its s).
    language: locale === defaultLocale ? [locale] : [locale, defaultLocale],
    ignoreCssSelectors: notIndexed,
    searchResultLimits: searchResultLimit,
  };
}
