import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import pluginContentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import upperFirst from 'lodash/upperFirst';

import {currentLocale} from '../../config/i18n';
import {defaultLocale, localeConfigs, locales} from '../../config/locales';
import {contentBases} from '../../config/routes';
import {brand, hosts} from '../../config/site';
import {categories, wordsPerMinute} from '../../data/blog';
import type {Versions} from '../../lib/alternates';
import {motif} from '../../lib/motif';
import type {SocialCard} from '../social-cards/card';
import {cardPath, writeCards} from '../social-cards/files';
import {feedFiles, feedItem, withSelf} from './feeds';
import {fullPosts} from './fullPosts';
import {type BlogPages, blogPages} from './pages';
import {blogDir, dataPath} from '../../lib/blog/paths';
import {readBlogs} from './readBlogs';
import {listRoutes, postRoute} from './routes';
import {staleSlugs} from './stale';
import type {Post} from './types';
import {blogVersions} from './versions';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** Code, tags and imports, which do not count toward the reading time. */
const notRead = /^```[^]*?^```|<[^>]*>|^import .*$/gmu;

/** The content of the original plugin and ours. */
interface Content extends BlogContent {
  pages: BlogPages;
  /** The versions of the pages that do not exist in every language, by path. */
  versions: ReadonlyMap<string, Versions>;
  cards: SocialCard[];
  /** The slugs of posts whose English post has changed since they were translated. */
  stale: ReadonlySet<string>;
}

/**
 * `@docusaurus/plugin-content-blog` (3.10.2) with categories, related posts,
 * versions in other languages, social cards, and lists that carry cards instead
 * of whole posts. The original reads the Markdown, makes the posts' pages and
 * writes the feeds; lists and tags are ours.
 *
 * @throws Error listing each invalid field of a post
 */
export default async function blogPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const {siteDir, baseUrl, codeTranslations, siteConfig} = context;
  const locale = currentLocale();
  const url = (pagePath: string): string => `${baseUrl}${pagePath.slice(1)}`;
  const categoryNames = Object.fromEntries(
    categories.map((category) => [category, codeTranslations[`blog.category.${category}`] ?? upperFirst(category)]),
  );
  const cardOf = ({
    title,
    category,
    translationKey,
    drawing,
  }: Pick<Post, 'title' | 'category' | 'translationKey' | 'drawing'>): SocialCard => ({
    title,
    kicker: categoryNames[category],
    brand,
    host: new URL(hosts.site).host,
    motif: motif({seed: translationKey, name: drawing}),
  });

  /** A file of the language, or the English one, as a path relative to the posts. */
  const dataFile = (name: string): string =>
    existsSync(path.join(siteDir, blogDir(locale), name))
      ? name
      : path.posix.relative(blogDir(locale), `${blogDir(defaultLocale)}/${name}`);

  const originalOptions: PluginOptions = {
    ...options,
    authorsMapPath: dataFile('authors.yml'),
    tags: dataFile('tags.yml'),
    // Neither is shown.
    archiveBasePath: null,
    blogSidebarCount: 0,
    showReadingTime: true,
    readingTime: ({content, defaultReadingTime}) =>
      defaultReadingTime({
        content: content.replaceAll(notRead, ' '),
        locale: localeConfigs[locale].iso,
        options: {wordsPerMinute: wordsPerMinute[locale] ?? wordsPerMinute.en},
      }),
    onUntruncatedBlogPosts: 'ignore',
    feedOptions: {
      ...options.feedOptions,
      language: localeConfigs[locale].iso,
      createFeedItems: async ({defaultCreateFeedItems, ...rest}) => {
        const items = await defaultCreateFeedItems(rest);
        return items.map((item, index) => {
          const post = rest.blogPosts[index];
          return post ? feedItem(item, post, categoryNames) : item;
        });
      },
    },
  };
  const plugin = await pluginContentBlog(context, originalOptions);

  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...locales.map((code) => `${blogDir(code)}/**/*.{md,mdx,yml}`),
    ],
    async loadContent(): Promise<Content> {
      // Before the original: these errors name the field.
      const blogs = await readBlogs(siteDir);
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error('blog: the original plugin loads no content. Look at its changes.');
      }
      const posts = blogs.get(locale) ?? [];
      return {
        ...content,
        pages: blogPages(fullPosts(posts, content.blogPosts, url), locale, (post) => cardPath(cardOf(post))),
        versions: blogVersions(blogs).get(locale) ?? new Map<string, never>(),
        cards: posts.map(cardOf),
        stale: await staleSlugs(siteDir, blogs, locale),
      };
    },
    async contentLoaded({content, actions}) {
      const {pages, versions, stale, blogTitle: title, blogDescription: description} = content as Content;
      const slugs = new Map(
        content.blogPosts.map(({metadata}) => [metadata.permalink, String(metadata.frontMatter.slug)]),
      );
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          // Not the original's lists, which import every post that they show.
          addRoute(route) {
            const slug = slugs.get(route.path);
            if (slug !== undefined) {
              actions.addRoute({
                ...postRoute(route, slug, pages, locale, versions),
                ...(stale.has(slug) && {isStale: true}),
              });
            }
          },
        },
      });
      listRoutes(pages, locale, versions, {url, title, description}).forEach(actions.addRoute);
      originalOptions.feedOptions.title = `${brand}: ${title}`;
      originalOptions.feedOptions.description = description;
    },
    async postBuild(args) {
      const {outDir} = args;
      const {cards, pages} = args.content as Content;
      await plugin.postBuild?.(args);
      for (const file of feedFiles) {
        const feed = path.join(outDir, contentBases.blog, file);
        // `feedOptions.type` names the feeds, and without posts there are none.
        if (!existsSync(feed)) {
          continue;
        }
        const feedUrl = `${siteConfig.url}${url(`${contentBases.blog}/${file}`)}`;
        await writeFile(feed, withSelf(file, await readFile(feed, 'utf8'), feedUrl));
      }
      await writeCards(cards, outDir, path.join(siteDir, 'node_modules', '.cache', 'social-cards'));
      await writeListData(outDir, pages);
    },
  };
}

/** Writes what "Load more" fetches: the cards of every page of a list but the first. */
async function writeListData(outDir: string, {lists}: BlogPages): Promise<void> {
  for (const {page, path: pagePath, cards, next} of lists) {
    if (page > 1) {
      const file = path.join(outDir, dataPath(pagePath));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify({cards, ...(next ? {next} : {})}));
    }
  }
}
