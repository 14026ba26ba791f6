/**
 * Replaces `ErrorPageContent` of @docusaurus/theme-classic 3.10.2, which stands
 * in the site's frame. Reason: ours names the error, leads home, and leaves
 * crawlers the page as it was built.
 */
export {default} from '@site/src/components/errors/FatalError';
