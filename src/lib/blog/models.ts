import type {Category} from '../../data/blog';
import type {Drawing} from '../motif';

/** An entry of `authors.yml`. */
export interface Author {
  readonly name: string;
  /** The author's role, in one line. */
  readonly title?: string;
  readonly url?: string;
}

/** An entry of `tags.yml`. */
export interface Tag {
  readonly key: string;
  readonly label: string;
  readonly description?: string;
}

/** The data of a post that a list shows. */
export interface Card {
  /** Without language prefix: `/blog/…`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  /** The same in all languages. */
  readonly drawing: Drawing;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** Reading time. */
  readonly minutes: number;
}

/** A link to a page of the blog. */
export interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** The content of a page with cards. */
export interface ListPage {
  readonly kind: 'all' | Category | 'tag';
  /** The path of this page, and of the first page of the list. */
  readonly path: string;
  readonly firstPath: string;
  readonly page: number;
  readonly pages: number;
  /** The number of posts of each category in this language. */
  readonly counts: Readonly<Record<Category, number>>;
  /** On the first page of all posts: the one that an author chose, or the newest. */
  readonly featured?: Card;
  readonly cards: readonly Card[];
  /** The tag of a list by tag. */
  readonly tag?: Tag;
  /** The page with newer posts. */
  readonly newer?: string;
  /** The next page, and the file with its cards. */
  readonly next?: {readonly path: string; readonly data: string};
}

/** The list of all tags. */
export interface TagsPage {
  readonly counts: ListPage['counts'];
  readonly tags: readonly (PageLink & {readonly count: number; readonly description?: string})[];
}

/** The data that a post's page shows in addition to its content. */
export interface PostPage extends Card {
  readonly updated?: string;
  readonly authors: readonly Author[];
  readonly tags: readonly PageLink[];
  readonly related: readonly Card[];
  /** The post before and after this one in time. */
  readonly older?: PageLink;
  readonly newer?: PageLink;
  /** The path of the social card, without language prefix. */
  readonly image: string;
}
