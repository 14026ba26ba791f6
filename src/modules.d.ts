/** A font file is imported as its URL. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants' {
  /** The file name of the index. */
  export const searchIndexUrl: string;
}

/** The list of the alphabetical index; not defined in production browsers, which keep the built HTML. */
declare module '@site-index' {
  import type {ReactNode} from 'react';

  const IndexList: (() => ReactNode) | undefined;
  export default IndexList;
}

declare module '@generated/site-index/default/entries.json' {
  import type {Group} from '@site/src/site-index/buildIndex';

  const index: Group[];
  export default index;
}

/** The body of a reference page; not defined in production browsers, which keep the built HTML. */
declare module '@reference-page' {
  import type {ReactNode} from 'react';

  const Page: ((props: {id: string}) => ReactNode) | undefined;
  export default Page;
}

interface ImportMeta {
  /** The bundler's way to import all matching files of a directory. */
  webpackContext: (directory: string, options: {regExp: RegExp}) => (file: string) => unknown;
}
