/**
 * Replaces `AnnouncementBar` of @docusaurus/theme-classic 3.10.2.
 * Reason: its place, above the navigation, is that of the notice on translated
 * pages; the original brings an inline script for an announcement we do not have.
 */
export {default} from '@site/src/components/navigation/LocalizedNotice';
