import type {Description} from '../../openapi/types';
import type {Fail} from './jsx';

/** What components are resolved with. */
export interface Context {
  /** The language of the page, such as `de-DE`. */
  readonly iso: string;
  /** The API description in the language of the page. */
  readonly description: () => Description;
  /** A file of the repository by its path from the root; nothing where there is none. */
  readonly readFile: (file: string) => string | undefined;
  readonly fail: Fail;
}
