/**
 * Replaces `DocItem/Footer` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original shows only the edit link and dates; ours says where to
 * report what is wrong, and the date stands below the title.
 */
export {default} from '@site/src/components/docs/PageEnd';
