/**
 * Replaces `Tabs` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original needs script.
 */
export {default} from '@site/src/components/mdx/Tabs';
