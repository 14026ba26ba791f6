/**
 * Replaces `AnnouncementBar` of @docusaurus/theme-classic 3.10.2.
 * Reason: the notice on translated pages is above the navigation; the original adds an inline
 * script for an announcement that we do not have.
 */
export {default} from '@site/src/components/navigation/LocalizedNotice';
