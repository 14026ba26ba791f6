/** The index in the build; `null` in the browser. */
declare module '@site-index' {
  import type {Group} from '@site/src/plugins/site-index/buildIndex';

  const index: Group[] | null;
  export default index;
}

declare module '@generated/site-index/default/entries.json' {
  import type {Group} from '@site/src/plugins/site-index/buildIndex';

  const index: Group[];
  export default index;
}
