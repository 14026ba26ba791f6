/**
 * Replaces `Error` of the theme fallback of @docusaurus/core 3.10.2, for errors
 * of the frame itself. Reason: as in `ErrorPageContent`; the frame is not tried
 * again, because it is what failed.
 */
export {default} from '@site/src/components/errors/FatalError';
