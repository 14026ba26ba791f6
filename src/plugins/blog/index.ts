import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import pluginContentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

import {type Locale, isLocale, localeConfigs, locales} from '../../config/locales';
import {contentBases} from '../../config/routes';
import {brand, hosts} from '../../config/site';
import {motif} from '../../lib/motif';
import {type SocialCard, cardPath, writeCards} from '../social-cards';
import {categoryNames} from './categoryNames';
import {feedItem} from './feedItems';
import {feedFiles, withSelf} from './feedSelf';
import {blogFolder} from './folder';
import {dataPath} from './paths';
import {type BlogPages, blogPages} from './pages';
import {readBlogs} from './readBlogs';
import {components, listRoutes, postRoute} from './routes';
import {fullBlog} from './fullBlog';
import type {Blog, FullBlog, Post} from './types';
import {blogVersions, countUntranslated} from './versions';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** What one language's blog is made of, beside what the original knows. */
interface Loaded {
  blog: FullBlog;
  pages: BlogPages;
  versions: ReturnType<typeof blogVersions>;
  cards: SocialCard[];
}

/**
 * `@docusaurus/plugin-content-blog` (3.10.2) with categories, related posts,
 * versions in other languages, pictures for previews and lists that carry cards
 * instead of whole posts. The original reads the Markdown, makes the posts'
 * pages and writes the feeds; lists and tags are ours.
 *
 * @throws Error naming each file and field of a post that is not as it must be
 */
export default async function blogPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const {currentLocale} = context.i18n;
  if (!isLocale(currentLocale)) {
    throw new Error(
      `blog: the language "${currentLocale}" is not in src/config/locales.ts. Add it there, or build another one.`,
    );
  }
  const locale: Locale = currentLocale;
  let loaded: Loaded | undefined;
  const known = (): Loaded => {
    if (!loaded) {
      throw new Error('blog: content is used before it was loaded. Docusaurus calls its plugins in another order now.');
    }
    return loaded;
  };
  const url = (pagePath: string): string => `${context.baseUrl}${pagePath.slice(1)}`;

  async function load(blogs: readonly Blog[], {blogPosts}: BlogContent): Promise<Loaded> {
    const posts = blogs.flatMap((candidate) => (candidate.locale === locale ? candidate.posts : []));
    const blog = fullBlog(locale, posts, blogPosts, url);
    const names = await categoryNames(context.siteDir, locale);
    const cardOf = ({title, category, translationKey}: Post): SocialCard => ({
      title,
      kicker: names[category],
      brand,
      host: new URL(hosts.site).host,
      motif: motif(category, translationKey),
    });
    return {
      blog,
      pages: blogPages(blog, (post) => cardPath(cardOf(post)), countUntranslated(blogs, locale)),
      versions: blogVersions(blogs),
      cards: blog.posts.map(cardOf),
    };
  }

  const stockOptions: PluginOptions = {
    ...options,
    blogPostComponent: components.post,
    // Ours are better: see readingTime.ts.
    showReadingTime: false,
    onUntruncatedBlogPosts: 'ignore',
    feedOptions: {
      ...options.feedOptions,
      language: localeConfigs[locale].iso,
      createFeedItems: async ({defaultCreateFeedItems, ...rest}) => {
        const items = await defaultCreateFeedItems(rest);
        const posts = new Map(known().blog.posts.map((post) => [post.slug, post]));
        const names = await categoryNames(context.siteDir, locale);
        return items.map((item, index) => {
          const post = posts.get(String(rest.blogPosts[index]?.metadata.frontMatter.slug));
          return post ? feedItem(item, post, names[post.category]) : item;
        });
      },
    },
  };
  const plugin = await pluginContentBlog(context, stockOptions);

  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...locales.map((code) => `${blogFolder(code)}/**/*.{mdx,yml}`),
    ],
    async loadContent() {
      // First: its errors name the field.
      const blogs = await readBlogs(context.siteDir);
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error('blog: the original plugin loads nothing. Look at its changes.');
      }
      loaded = await load(blogs, content);
      return content;
    },
    async contentLoaded({content, actions}) {
      const {pages, versions} = known();
      const own = versions.get(locale) ?? new Map<string, never>();
      const slugs = new Map(
        content.blogPosts.map(({metadata}) => [metadata.permalink, String(metadata.frontMatter.slug)]),
      );
      // The original's lists import every post that they show: only its posts are taken.
      const addRoute = (route: RouteConfig): void => {
        const slug = slugs.get(route.path);
        if (slug !== undefined) {
          actions.addRoute(postRoute(route, slug, pages, locale, own));
        }
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
      const {blogTitle: title, blogDescription: description} = content;
      listRoutes(pages, locale, own, {url, title, description}).forEach(actions.addRoute);
      stockOptions.feedOptions.title = `${brand}: ${title}`;
      stockOptions.feedOptions.description = description;
    },
    async postBuild(args) {
      const {cards, pages} = known();
      await plugin.postBuild?.(args);
      for (const file of feedFiles) {
        const feed = path.join(args.outDir, contentBases.blog, file);
        const address = `${context.siteConfig.url}${url(`${contentBases.blog}/${file}`)}`;
        await writeFile(feed, withSelf(file, await readFile(feed, 'utf8'), address));
      }
      await writeCards(cards, {
        outDir: args.outDir,
        cacheDir: path.join(context.siteDir, 'node_modules', '.cache', 'social-cards'),
      });
      await writeListData(args.outDir, pages);
    },
  };
}

/** Writes what "Load more" fetches: the cards of every page of a series but the first. */
async function writeListData(outDir: string, {lists}: BlogPages): Promise<void> {
  for (const {page, path: pagePath, cards, next} of lists) {
    if (page > 1) {
      const file = path.join(outDir, dataPath(pagePath));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify({cards, ...(next ? {next} : {})}));
    }
  }
}
