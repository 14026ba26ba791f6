import type {Category} from '../data/blog';

/** The post data that lists show. */
export interface Card {
  /** The path without the language prefix: `/blog/…`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  /** The name of the post's drawing, which is the same in all languages. */
  readonly drawing: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** Reading time; undefined if none is shown. */
  readonly minutes?: number;
  /** Whether an author chose it as the featured post. */
  readonly featured?: true;
}

/** The blog data that all lists show. */
export interface BlogInfo {
  readonly title: string;
  readonly description: string;
  /** The number of posts of each category in this language. */
  readonly counts: Readonly<Partial<Record<Category, number>>>;
}

/** The data that a post's page shows in addition to its content and Docusaurus' own data. */
export interface PostPage extends Card {
  /** `YYYY-MM-DD`, if the post was updated. */
  readonly updated?: string;
  readonly related: readonly Card[];
  /** The social card's path, without the language prefix. */
  readonly image: string;
}
