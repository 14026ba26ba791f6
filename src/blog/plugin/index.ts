import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import pluginContentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import omit from 'lodash/omit';
import upperFirst from 'lodash/upperFirst';

import {currentLocale} from '../../config/i18n';
import {defaultLocale, localeConfigs, locales} from '../../config/locales';
import {contentBases} from '../../config/routes';
import {brand, hosts} from '../../config/site';
import {categories} from '../../data/blog';
import type {Versions} from '../../lib/alternates';
import type {Card} from '../models';
import {blogDir, categoryPath, listPath, tagsPath} from '../paths';
import type {SocialCard} from '../../plugins/social-cards/card';
import {cardPath, writeCards} from '../../plugins/social-cards/files';
import {feedFiles, feedItem, withSelf} from './feeds';
import {type LoadedPost, cardOf, countPosts, fieldsOf, postPage} from './pages';
import {type Post, blogVersions, englishPosts, readPosts, staleSlugs} from './posts';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The content of the original plugin, and the posts of all languages. */
interface Content extends BlogContent {
  all: readonly Post[];
}

/** The modules of a route of the original plugin: a post, or those of a list. */
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
  const {siteDir, baseUrl, codeTranslations, siteConfig} = context;
  const locale = currentLocale();
  const {iso} = localeConfigs[locale];
  const url = (pagePath: string): string => `${baseUrl}${pagePath.slice(1)}`;
  const categoryNames = Object.fromEntries(
    categories.map((category) => [category, codeTranslations[`blog.category.${category}`] ?? upperFirst(category)]),
  );
  const socialCard = (post: LoadedPost): SocialCard => {
    const {title, category, drawing} = cardOf(post);
    return {title, kicker: categoryNames[category], brand, host: new URL(hosts.site).host, drawing};
  };
  const feedOptions: PluginOptions['feedOptions'] = {
    language: iso,
    createFeedItems: async ({defaultCreateFeedItems, ...rest}) => {
      const items = await defaultCreateFeedItems(rest);
      return items.map((item, index) => {
        const post = rest.blogPosts[index];
        return post ? feedItem(item, post, categoryNames) : item;
      });
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
    async loadContent(): Promise<Content> {
      // Before the original, which stops at the first invalid post.
      const all = await readPosts(siteDir);
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error('blog: the original plugin loads no content. Look at its changes.');
      }
      checkAuthors(content);
      // Translations have the drawing of the English post.
      const english = englishPosts(all, locale);
      for (const post of content.blogPosts) {
        const fields = fieldsOf(post);
        fields.drawing = (english.get(fields.slug) ?? fields).drawing;
      }
      const tags = Object.entries(content.blogTags).sort(([, a], [, b]) => a.label.localeCompare(b.label, iso));
      return {...content, blogTags: Object.fromEntries(tags), all};
    },
    async contentLoaded({content, actions}) {
      const {all, blogPosts, blogTitle: title, blogDescription: description} = content as Content;
      feedOptions.title ??= `${brand}: ${title}`;
      feedOptions.description ??= description;
      const posts = new Map(blogPosts.map((post) => [post.metadata.source, post]));
      const blog = {title, description, counts: countPosts(blogPosts)};
      const versions = blogVersions(all, locale);
      const stale = await staleSlugs(siteDir, all, locale);

      /** The languages of a list: all, or those that have it. Later pages show different posts in each language. */
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
      const addPost = (route: RouteConfig, post: LoadedPost): void => {
        const page = postPage(post, blogPosts, cardPath(socialCard(post)));
        const own = versions.get(page.path) ?? {};
        actions.addRoute({
          ...route,
          modules: {content: post.metadata.source},
          props: {post: page},
          versions: omit(own, locale),
          ...(defaultLocale in own ? {} : {isOriginal: true}),
          ...(stale.has(fieldsOf(post).slug) && {isStale: true}),
        });
      };
      const cardsOf = (items: readonly {content: {path: string}}[]): Card[] =>
        items.flatMap(({content: {path: source}}) => {
          const post = posts.get(source);
          return post ? [cardOf(post)] : [];
        });

      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            const {content: source = '', items} = (route.modules ?? {}) as Modules;
            const post = posts.get(source);
            if (post) {
              addPost(route, post);
            } else if (route.component !== options.blogAuthorsListComponent) {
              addList(route, items && cardsOf(items));
            }
          },
        },
      });
      for (const category of categories.filter((one) => blog.counts[one] > 0)) {
        addList(
          {path: url(categoryPath(category)), component: options.blogListComponent, exact: true, props: {category}},
          blogPosts.filter((post) => fieldsOf(post).category === category).map(cardOf),
        );
      }
    },
    async postBuild(args) {
      const {outDir, content} = args;
      await plugin.postBuild?.(args);
      for (const file of feedFiles) {
        const feed = path.join(outDir, contentBases.blog, file);
        // `feedOptions.type` names the feeds, and without posts there are none.
        if (existsSync(feed)) {
          const feedUrl = `${siteConfig.url}${url(`${contentBases.blog}/${file}`)}`;
          await writeFile(feed, withSelf(file, await readFile(feed, 'utf8'), feedUrl));
        }
      }
      await writeCards(
        content.blogPosts.map(socialCard),
        outDir,
        path.join(siteDir, 'node_modules', '.cache', 'social-cards'),
      );
    },
  };
}

/**
 * Rejects fields of authors that no page shows.
 *
 * @throws Error naming the author and the field
 */
function checkAuthors({authorsMap = {}}: BlogContent): void {
  const shown = new Set(['key', 'name', 'title', 'url']);
  const errors = Object.values(authorsMap).flatMap(({key, ...author}) =>
    Object.entries(author)
      .filter(([field, value]) => !shown.has(field) && value !== undefined && value !== null)
      .map(([field]) => `authors.yml, author "${key}": no page shows "${field}". An author has name, title and url.`),
  );
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
}
