/** The body of a reference page; not defined in production browsers, which keep the built HTML. */
declare module '@reference-page' {
  import type {ReactNode} from 'react';

  const Page: ((props: {id: string}) => ReactNode) | undefined;
  export default Page;
}

/** Highlighted code by its key, as HTML. */
declare module '@reference-code' {
  const code: Readonly<Record<string, string>>;
  export default code;
}

interface ImportMeta {
  /** The bundler's way to import all matching files of a directory. */
  webpackContext: (directory: string, options: {regExp: RegExp}) => (file: string) => unknown;
}
