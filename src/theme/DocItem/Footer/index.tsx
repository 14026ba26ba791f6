/**
 * Replaces `DocItem/Footer` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original shows only the edit link and dates; ours links to where to report errors,
 * and the date is below the title.
 */
export {default} from '@site/src/components/docs/PageEnd';
