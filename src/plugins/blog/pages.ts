import {localeConfigs} from '../../config/locales';
import {type Category, categories, postsPerPage, relatedPosts} from '../../data/blog';
import {categoryPath, dataPath, listPath, pagePath, postPath, tagPath} from './paths';
import {relatedTo} from './related';
import type {Card, FullBlog, FullPost, ListPage, PageLink, PostPage, TagsPage} from './types';
import {plainText, readingMinutes, wordsOf} from './words';

/** A post with what is computed from its content. */
interface MeasuredPost {
  readonly post: FullPost;
  readonly card: Card;
  readonly words: readonly string[];
}

function measure(post: FullPost): MeasuredPost {
  const words = wordsOf(plainText(`${post.title}. ${post.body}`), localeConfigs[post.locale].iso);
  const {slug, title, description, category, date} = post;
  const minutes = readingMinutes(words.length, post.locale);
  return {
    post,
    words,
    card: {
      path: postPath(slug),
      title,
      description,
      category,
      published: date,
      minutes,
    },
  };
}

/** All pages of one language's blog. */
export interface BlogPages {
  readonly lists: readonly ListPage[];
  readonly tags: TagsPage;
  /** By slug. */
  readonly posts: ReadonlyMap<string, PostPage>;
}

/** The pages of one list. */
function pagesOf(
  first: Pick<ListPage, 'kind' | 'firstPath' | 'counts' | 'tag' | 'featured' | 'moreInEnglish'>,
  cards: readonly Card[],
): ListPage[] {
  const {featured, moreInEnglish, ...shared} = first;
  const pages = Math.max(1, Math.ceil(cards.length / postsPerPage));
  return Array.from({length: pages}, (_, index) => {
    const page = index + 1;
    const nextPath = pagePath(first.firstPath, page + 1);
    return {
      ...shared,
      path: pagePath(first.firstPath, page),
      page,
      pages,
      ...(page === 1 && featured ? {featured} : {}),
      cards: cards.slice(index * postsPerPage, page * postsPerPage),
      ...(page > 1 ? {newer: pagePath(first.firstPath, page - 1)} : {}),
      ...(page < pages ? {next: {path: nextPath, data: dataPath(nextPath)}} : {}),
      ...(page === pages && moreInEnglish ? {moreInEnglish} : {}),
    };
  });
}

/**
 * The content of every page of a language's blog. Lists carry only what their
 * cards show, so the size of a page does not grow with the number of posts.
 *
 * @param imageOf the path of a post's social card
 * @param moreInEnglish the number of posts that exist only in English
 */
export function blogPages(
  {posts, tags, authors, locale}: FullBlog,
  imageOf: (post: FullPost) => string,
  moreInEnglish = 0,
): BlogPages {
  const measured = posts.map(measure);
  const cardOf = new Map(measured.map(({post, card}) => [post.slug, card]));
  const related = relatedTo(
    measured.map(({post, words}) => ({id: post.slug, category: post.category, tags: post.tags, words})),
    relatedPosts,
  );
  const counts = Object.fromEntries(
    categories.map((category) => [category, posts.filter((post) => post.category === category).length]),
  ) as Record<Category, number>;
  const cardsOf = (matches: (post: FullPost) => boolean): Card[] =>
    measured.filter(({post}) => matches(post)).map(({card}) => card);

  const featured = measured.find(({post}) => post.featured) ?? measured[0];
  const usedTags = Object.entries(tags)
    .map(([key, tag]) => ({key, ...tag, cards: cardsOf((post) => post.tags.includes(key))}))
    .filter(({cards}) => cards.length > 0)
    .sort((a, b) => a.label.localeCompare(b.label, localeConfigs[locale].iso));

  const link = (neighbor: MeasuredPost | undefined): PageLink | undefined =>
    neighbor && {path: neighbor.card.path, label: neighbor.card.title};
  return {
    lists: [
      ...pagesOf(
        {kind: 'all', firstPath: listPath, counts, featured: featured?.card, moreInEnglish},
        cardsOf((post) => post !== featured?.post),
      ),
      ...categories
        .filter((category) => counts[category] > 0)
        .flatMap((category) =>
          pagesOf(
            {kind: category, firstPath: categoryPath(category), counts},
            cardsOf((post) => post.category === category),
          ),
        ),
      ...usedTags.flatMap(({key, label, description, cards}) =>
        pagesOf({kind: 'tag', firstPath: tagPath(key), counts, tag: {key, label, description}}, cards),
      ),
    ],
    tags: {
      counts,
      tags: usedTags.map(({key, label, description, cards}) => ({
        path: tagPath(key),
        label,
        description,
        count: cards.length,
      })),
    },
    posts: new Map(
      measured.map(({post, card, words}, index) => {
        const older = link(measured[index + 1]);
        const newer = link(measured[index - 1]);
        return [
          post.slug,
          {
            ...card,
            ...(post.last_update && {updated: post.last_update.date}),
            authors: post.authors.flatMap((key) => authors[key] ?? []),
            tags: post.tags.flatMap((key) => {
              const tag = tags[key];
              return tag ? [{path: tagPath(key), label: tag.label}] : [];
            }),
            words: words.length,
            related: (related.get(post.slug) ?? []).flatMap((slug) => cardOf.get(slug) ?? []),
            ...(older ? {older} : {}),
            ...(newer ? {newer} : {}),
            image: imageOf(post),
          },
        ];
      }),
    ),
  };
}
