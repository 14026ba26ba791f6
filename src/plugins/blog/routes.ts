import type {RouteConfig} from '@docusaurus/types';

import type {Locale} from '../../config/locales';
import type {Versions} from '../../lib/alternates';
import {tagsPath} from './paths';
import type {BlogPages} from './pages';
import type {ListPage} from './types';

/** The components that draw the blog's pages, as modules. */
export const components = {
  list: '@site/src/components/blog/BlogListPage',
  tags: '@site/src/components/blog/BlogTagsPage',
  post: '@site/src/components/blog/BlogPostPage',
} as const;

/** What a route says of a page's versions: those in other languages, or nothing where it exists everywhere. */
function otherVersions(versions: Versions | undefined, locale: Locale): Versions | undefined {
  if (!versions) {
    return undefined;
  }
  const {[locale]: _own, ...others} = versions;
  return others;
}

/** The versions of a list; later pages of a series are versions of nothing. */
function versionsOfList(
  {kind, page, firstPath}: ListPage,
  versions: ReadonlyMap<string, Versions>,
): Versions | undefined {
  if (page > 1) {
    return {};
  }
  // The list of all posts is there in every language.
  return kind === 'all' ? undefined : (versions.get(firstPath) ?? {});
}

/**
 * The routes of the lists, with their cards as data: none of them imports a
 * post, as the original's lists do.
 *
 * @param url makes an address of a path without language prefix
 * @param versions the versions of the pages that do not exist everywhere, by path
 */
export function listRoutes(
  {lists, tags}: BlogPages,
  locale: Locale,
  versions: ReadonlyMap<string, Versions>,
  {url, title, description}: {url: (path: string) => string; title: string; description: string},
): RouteConfig[] {
  const blog = {title, description};
  return [
    ...lists.map((list): RouteConfig => {
      const others = otherVersions(versionsOfList(list, versions), locale);
      return {
        path: url(list.path),
        component: components.list,
        exact: true,
        props: {list, blog},
        ...(others ? {versions: others} : {}),
      };
    }),
    {path: url(tagsPath), component: components.tags, exact: true, props: {...tags, blog}},
  ];
}

/**
 * A post's route as the original makes it, with what its page shows beside the
 * text and the languages that it exists in.
 *
 * @throws Error where the post is unknown: the original reads other files then
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
  return {
    ...route,
    component: components.post,
    modules,
    props: {...route.props, post},
    versions: otherVersions(versions.get(post.path) ?? {}, locale),
  };
}
