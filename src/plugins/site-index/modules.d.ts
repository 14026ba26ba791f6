/** The index where pages are drawn for the build; `null` in the browser. */
declare module '@site-index' {
  import type {SiteIndex} from '@site/src/plugins/site-index/types';

  const index: SiteIndex | null;
  export default index;
}

declare module '@generated/site-index/default/entries.json' {
  import type {SiteIndex} from '@site/src/plugins/site-index/types';

  const index: SiteIndex;
  export default index;
}
