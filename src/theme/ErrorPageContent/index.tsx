/**
 * Replaces `ErrorPageContent` of @docusaurus/theme-classic 3.10.2.
 * Reason: ours shows the error message, links to the home page, and keeps the prerendered page
 * for crawlers.
 */
export {default} from '@site/src/components/errors/FatalError';
