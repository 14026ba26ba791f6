import type {Category} from '../data/blog';

/** The data of a post that a list shows. */
export interface Card {
  /** Without language prefix: `/blog/…`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  /** The name of its drawing, the same in all languages. */
  readonly drawing: string;
  /** `YYYY-MM-DD`. */
  readonly published: string;
  /** Reading time; undefined if none is shown. */
  readonly minutes?: number;
  /** Whether an author chose it as the featured post. */
  readonly featured?: true;
}

/** The data of the blog that all its lists show. */
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
