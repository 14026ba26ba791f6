import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

import {defaultLocale} from '../../config/locales';

/**
 * The paths of the pages whose text is in English although the site is in
 * another language: written pages without a file in `i18n/`, and generated ones
 * that say so in their front matter.
 */
export function englishPages({loadedVersions}: LoadedContent, locale: string): ReadonlySet<string> {
  const docs = locale === defaultLocale ? [] : loadedVersions.flatMap((version) => version.docs);
  const isEnglish = ({source, frontMatter}: (typeof docs)[number]): boolean =>
    source.startsWith('@site/generated/')
      ? (frontMatter as {lang?: string}).lang === defaultLocale
      : !source.startsWith('@site/i18n/');
  return new Set(docs.filter(isEnglish).map(({permalink}) => permalink));
}

/** The paths of the pages with an image of their own for link previews. */
export function pagesWithImage({loadedVersions}: LoadedContent): ReadonlySet<string> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return new Set(docs.filter(({frontMatter}) => frontMatter.image !== undefined).map(({permalink}) => permalink));
}

/** Adds a mark to the routes of these pages, which components read with `useRoute`. */
export function markRoutes(
  route: RouteConfig,
  pages: ReadonlySet<string>,
  mark: 'isEnglish' | 'hasOwnImage',
): RouteConfig {
  return {
    ...route,
    ...(route.routes && {routes: route.routes.map((inner) => markRoutes(inner, pages, mark))}),
    ...(route.exact === true && pages.has(route.path) && {[mark]: true}),
  };
}
