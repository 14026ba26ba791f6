/**
 * Replaces `Footer` of @docusaurus/theme-classic 3.10.2.
 * Reason: sections, languages and localized links come from src/config.
 */
export {default} from '@site/src/components/navigation/Footer';
