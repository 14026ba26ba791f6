/**
 * Replaces `Navbar` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original's menus do not open without script; ours are native.
 */
export {default} from '@site/src/components/navigation/SiteNavigation';
