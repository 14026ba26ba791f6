import type {Locale} from '../../config/locales';
import type {Author, Tag} from '../../lib/blog/models';
import type {PostFields} from './frontMatter';

/** The front matter of a post in one language. */
export interface Post extends PostFields {
  readonly locale: Locale;
  /** From the root of the repository. */
  readonly file: string;
}

/** The posts of each language, newest first. */
export type Blogs = ReadonlyMap<Locale, readonly Post[]>;

/** A post of the language being built. */
export interface FullPost extends Omit<Post, 'authors' | 'tags'> {
  /** Reading time. */
  readonly minutes: number;
  readonly authors: readonly Author[];
  readonly tags: readonly Tag[];
}
