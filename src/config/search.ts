import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

import {type Locale, defaultLocale} from './locales';
import {docsPath} from './reference';

/** The page that lists everything from A to Z: where the search box leads without script. */
export const searchFallback = '/docs/indexsd';

/** How many hits the search hands over at most. */
export const searchResultLimit = 12;

/** The content rooms that are searched: their folders hold what readers find. */
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

/** The head of a field of the reference, which names it. */
const fieldName = ':has(> a > code)';

/**
 * What of a page is not searched, as selectors: what is no content of its own,
 * code blocks, and in the reference everything that many operations share. Of
 * an answer and of nested fields the names remain. A whole page of the
 * reference would weigh 14 KB in the index (compressed), this way it is 3.
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
    // What stands on every page: where it can be taken, its sections, the names of samples.
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
    // An object's fields are explained where it is answered or sent.
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
    // The page's language first: English endings would spoil its words (Czech `adres` would lose its s).
    language: locale === defaultLocale ? [locale] : [locale, defaultLocale],
    ignoreCssSelectors: notIndexed,
    searchResultLimits: searchResultLimit,
  };
}
