import {localeConfigs} from '../../config/locales';
import {type Category, categories, postsPerPage, relatedPosts} from '../../data/blog';
import {categoryPath, dataPath, listPath, pagePath, postPath, tagPath} from './paths';
import {relatedTo} from './related';
import type {Card, FullBlog, FullPost, ListPage, PageLink, PostPage, TagsPage} from './types';

function cardOf({slug, title, description, category, date, minutes}: FullPost): Card {
  return {path: postPath(slug), title, description, category, published: date, minutes};
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
  first: Pick<ListPage, 'kind' | 'firstPath' | 'counts' | 'tag' | 'featured'>,
  cards: readonly Card[],
): ListPage[] {
  const {featured, ...shared} = first;
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
    };
  });
}

/**
 * The content of every page of a language's blog. Lists contain only what their cards show, so the size of a page does not grow with the number of posts.
 *
 * @param imageOf the path of a post's social card
 */
export function blogPages({posts, tags, authors, locale}: FullBlog, imageOf: (post: FullPost) => string): BlogPages {
  const counts = Object.fromEntries(
    categories.map((category) => [category, posts.filter((post) => post.category === category).length]),
  ) as Record<Category, number>;
  const cardsOf = (matches: (post: FullPost) => boolean): Card[] => posts.filter(matches).map(cardOf);

  const featured = posts.find((post) => post.featured) ?? posts[0];
  const usedTags = Object.entries(tags)
    .map(([key, tag]) => ({key, ...tag, cards: cardsOf((post) => post.tags.includes(key))}))
    .filter(({cards}) => cards.length > 0)
    .sort((a, b) => a.label.localeCompare(b.label, localeConfigs[locale].iso));

  const link = (neighbor: FullPost | undefined): PageLink | undefined =>
    neighbor && {path: postPath(neighbor.slug), label: neighbor.title};
  return {
    lists: [
      ...pagesOf(
        {kind: 'all', firstPath: listPath, counts, featured: featured && cardOf(featured)},
        cardsOf((post) => post !== featured),
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
      posts.map((post, index) => {
        const older = link(posts[index + 1]);
        const newer = link(posts[index - 1]);
        return [
          post.slug,
          {
            ...cardOf(post),
            ...(post.last_update && {updated: post.last_update.date}),
            authors: post.authors.flatMap((key) => authors[key] ?? []),
            tags: post.tags.flatMap((key) => {
              const tag = tags[key];
              return tag ? [{path: tagPath(key), label: tag.label}] : [];
            }),
            related: relatedTo(post, posts).slice(0, relatedPosts).map(cardOf),
            ...(older ? {older} : {}),
            ...(newer ? {newer} : {}),
            image: imageOf(post),
          },
        ];
      }),
    ),
  };
}
