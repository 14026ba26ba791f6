import type {RouteConfig} from '@docusaurus/types';
import omit from 'lodash/omit';

import {type Locale, defaultLocale, locales} from '../../config/locales';
import type {Versions} from '../../lib/alternates';
import type {BlogPages} from './pages';
import {tagsPath} from '../../lib/blog/paths';

/**
 * The routes of the lists, with their cards as data; none imports a post.
 *
 * @param versions the versions of the pages that do not exist in every language, by path
 * @param url adds the language prefix to a path
 */
export function listRoutes(
  {lists, tags}: BlogPages,
  locale: Locale,
  versions: ReadonlyMap<string, Versions>,
  {url, ...blog}: {url: (path: string) => string; title: string; description: string},
): RouteConfig[] {
  return [
    ...lists.map((list): RouteConfig => {
      const pageVersions = list.page === 1 ? versions.get(list.firstPath) : undefined;
      const isEverywhere =
        list.page === 1 && (list.kind === 'all' || locales.every((code) => pageVersions?.[code] === list.firstPath));
      return {
        path: url(list.path),
        component: '@site/src/components/blog/BlogListPage',
        exact: true,
        props: {list, blog},
        ...(isEverywhere ? {} : {versions: omit(pageVersions ?? {}, locale)}),
      };
    }),
    {
      path: url(tagsPath),
      component: '@site/src/components/blog/BlogTagsPage',
      exact: true,
      props: {...tags, blog},
    },
  ];
}

/**
 * The original route of a post with our component, what its page shows next to the content, and its versions.
 *
 * @throws Error for a post that only the original plugin has read
 */
export function postRoute(
  route: RouteConfig,
  slug: string,
  {posts}: BlogPages,
  locale: Locale,
  versions: ReadonlyMap<string, Versions>,
): RouteConfig {
  const post = posts.get(slug);
  if (!post) {
    throw new Error(
      `blog: the original plugin has a post "${slug}" that readBlogs.ts has not. Both must read the same files.`,
    );
  }
  const {sidebar: _sidebar, ...modules} = route.modules ?? {};
  const pageVersions = versions.get(post.path) ?? {};
  return {
    ...route,
    component: '@site/src/components/blog/BlogPostPage',
    modules,
    props: {...route.props, post},
    versions: omit(pageVersions, locale),
    ...(defaultLocale in pageVersions ? {} : {isOriginal: true}),
  };
}
