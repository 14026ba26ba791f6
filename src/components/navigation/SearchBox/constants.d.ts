declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants' {
  /** The file name of the index. */
  export const searchIndexUrl: string;
}
