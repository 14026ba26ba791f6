/**
 * Replaces `DocItem/TOC/Mobile` of @docusaurus/theme-classic 3.10.2.
 * Reason: on a phone, the page bar opens the table of contents (see `DocBreadcrumbs`); the original
 * shows it above the title.
 */
export default function DocItemTOCMobile(): null {
  return null;
}
