/** Draws bodies of reference pages: another module for the build, the browser and the dev server. */
declare module '@reference-body' {
  import type {ReactNode} from 'react';

  /** The body of a page, where it is at hand. */
  export function drawn(id: string): ReactNode;

  /** Fetches the body of a page that was reached by a link within the application. */
  export function load(id: string, href: string): Promise<ReactNode>;
}

/** Highlighted code by its key, as HTML. */
declare module '@reference-code' {
  const code: Readonly<Record<string, string>>;
  export default code;
}

interface ImportMeta {
  /** The bundler's way to import whatever is in a folder. */
  webpackContext: (folder: string, options: {regExp: RegExp; mode?: 'sync' | 'lazy'}) => (file: string) => unknown;
}
