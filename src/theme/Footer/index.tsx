/**
 * Replaces `Footer` of @docusaurus/theme-classic 3.10.2.
 * Reason: sections, languages and localised links come from our own tables.
 */
export {default} from '@site/src/components/navigation/Footer';
