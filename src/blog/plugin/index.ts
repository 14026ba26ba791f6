import path from 'node:path';

import pluginContentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import countBy from 'lodash/countBy';
import omit from 'lodash/omit';

import {currentLocale} from '../../config/i18n';
import {defaultLocale, localeConfigs, locales} from '../../config/locales';
import {brand} from '../../config/site';
import {categories} from '../../data/blog';
import type {Versions} from '../../lib/alternates';
import {feedContent} from '../../lib/feedContent';
import type {Card} from '../models';
import {blogDir, categoryPath, listPath, tagsPath} from '../../lib/blogPaths';
import {cardPath, writeCard} from '../../build/socialCards';
import {type LocalPost, cardOf, postPage} from './pages';
import {type Post, blogVersions, readPosts, staleFiles} from './posts';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The modules for one of the original plugin's routes: one post, or the posts in a list. */
interface Modules {
  content?: string;
  items?: readonly {content: {path: string}}[];
}

/**
 * `@docusaurus/plugin-content-blog` (3.10.2) with categories, related posts,
 * versions in other languages and social cards. Its lists get cards as data
 * instead of importing every post that they show.
 *
 * @throws Error listing each invalid field of a post
 */
export default async function blogPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const {siteDir, baseUrl} = context;
  const locale = currentLocale();
  const {iso} = localeConfigs[locale];
  const url = (pagePath: string): string => `${baseUrl}${pagePath.slice(1)}`;
  /** `all` contains the posts of all languages; `posts` those of the current language by source, newest first. */
  let all: readonly Post[] = [];
  let posts: ReadonlyMap<string, LocalPost> = new Map();
  const feedOptions: PluginOptions['feedOptions'] = {
    language: iso,
    createFeedItems: async ({defaultCreateFeedItems, ...rest}) => {
      const items = await defaultCreateFeedItems(rest);
      return items.map((item) => ({...item, content: item.content && feedContent(item.content)}));
    },
    ...options.feedOptions,
  };
  const plugin = await pluginContentBlog(context, {...options, feedOptions});

  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...locales.map((code) => `${blogDir(code)}/**/*.{md,mdx}`),
    ],
    async loadContent() {
      // Runs before the original plugin, which stops at the first invalid post.
      all = await readPosts(siteDir);
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error("blog: the original plugin doesn't load content. Check what changed in it.");
      }
      const own = new Map(all.map((post) => [`@site/${post.file}`, post]));
      posts = new Map(
        content.blogPosts.flatMap(({metadata: {source, readingTime}}) => {
          const post = own.get(source);
          return post ? [[source, {...post, readingTime}] as const] : [];
        }),
      );
      const tags = Object.entries(content.blogTags).sort(([, a], [, b]) => a.label.localeCompare(b.label, iso));
      return {...content, blogTags: Object.fromEntries(tags)};
    },
    async contentLoaded({content, actions}) {
      const {blogTitle: title, blogDescription: description} = content;
      feedOptions.title ??= `${brand}: ${title}`;
      feedOptions.description ??= description;
      const local = [...posts.values()];
      const blog = {title, description, counts: countBy(local, 'category')};
      const versions = blogVersions(all, locale);
      const stale = await staleFiles(siteDir, all, locale);

      /** Which other languages have a list, unless all do. Later pages show different posts in each language. */
      const listVersions = (permalink: string): {versions?: Versions} => {
        const page = `/${permalink.slice(baseUrl.length)}`;
        const own = versions.get(page) ?? {};
        const isEverywhere = page === listPath || page === tagsPath || locales.every((code) => own[code] === page);
        return isEverywhere ? {} : {versions: omit(own, locale)};
      };
      const addList = ({modules: _modules, ...route}: RouteConfig, cards?: readonly Card[]): void =>
        actions.addRoute({
          ...route,
          props: {...route.props, blog, ...(cards && {cards})},
          ...listVersions(route.path),
        });
      const addPost = (route: RouteConfig, post: LocalPost, source: string): void => {
        const page = postPage(post, local, cardPath(post));
        const own = versions.get(page.path) ?? {};
        actions.addRoute({
          ...route,
          modules: {content: source},
          props: {post: page},
          versions: omit(own, locale),
          ...(defaultLocale in own ? {} : {isOriginal: true}),
          ...(stale.has(post.file) && {isStale: true}),
        });
      };

      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            const {content: source = '', items} = (route.modules ?? {}) as Modules;
            const post = posts.get(source);
            if (post) {
              addPost(route, post, source);
            } else if (route.component !== options.blogAuthorsListComponent) {
              const shown = items?.map((item) => posts.get(item.content.path)).filter((one) => one !== undefined);
              addList(route, shown?.map(cardOf));
            }
          },
        },
      });
      for (const category of categories.filter((one) => one in blog.counts)) {
        addList(
          {path: url(categoryPath(category)), component: options.blogListComponent, exact: true, props: {category}},
          local.filter((post) => post.category === category).map(cardOf),
        );
      }
    },
    async postBuild(args) {
      const {outDir} = args;
      await plugin.postBuild?.(args);
      for (const post of posts.values()) {
        await writeCard(post, path.join(outDir, cardPath(post)));
      }
    },
  };
}
