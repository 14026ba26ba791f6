import uniqBy from 'lodash/uniqBy';

import {type Locale, localeConfigs} from '../../config/locales';
import {type Category, categories, postsPerPage, relatedPosts} from '../../data/blog';
import {categoryPath, dataPath, listPath, pagePath, postPath, tagPath} from '../../lib/blog/paths';
import type {FullPost} from './types';
import type {Card, ListPage, PageLink, PostPage, TagsPage} from '../../lib/blog/models';

function cardOf({slug, title, description, category, translationKey, drawing, date, minutes}: FullPost): Card {
  return {
    path: postPath(slug),
    title,
    description,
    category,
    drawing: {seed: translationKey, name: drawing},
    published: date,
    minutes,
  };
}

/**
 * The posts most similar to one, best first: by the tags that they share, then by category, then the newest.
 *
 * @param posts newest first
 */
export function relatedTo(post: FullPost, posts: readonly FullPost[]): FullPost[] {
  const keys = post.tags.map(({key}) => key);
  const similarity = ({tags, category}: FullPost): number =>
    tags.filter(({key}) => keys.includes(key)).length + (category === post.category ? 0.5 : 0);
  return posts.filter(({slug}) => slug !== post.slug).sort((a, b) => similarity(b) - similarity(a));
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
export function blogPages(posts: readonly FullPost[], locale: Locale, imageOf: (post: FullPost) => string): BlogPages {
  const counts = Object.fromEntries(
    categories.map((category) => [category, posts.filter((post) => post.category === category).length]),
  ) as Record<Category, number>;
  const cardsOf = (matches: (post: FullPost) => boolean): Card[] => posts.filter(matches).map(cardOf);

  const featured = posts.find((post) => post.featured) ?? posts[0];
  const tags = uniqBy(
    posts.flatMap((post) => post.tags),
    'key',
  )
    .map((tag) => ({tag, cards: cardsOf((post) => post.tags.some(({key}) => key === tag.key))}))
    .sort((a, b) => a.tag.label.localeCompare(b.tag.label, localeConfigs[locale].iso));

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
      ...tags.flatMap(({tag, cards}) => pagesOf({kind: 'tag', firstPath: tagPath(tag.key), counts, tag}, cards)),
    ],
    tags: {
      counts,
      tags: tags.map(({tag: {key, ...tag}, cards}) => ({path: tagPath(key), ...tag, count: cards.length})),
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
            authors: post.authors,
            tags: post.tags.map(({key, label}) => ({path: tagPath(key), label})),
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
