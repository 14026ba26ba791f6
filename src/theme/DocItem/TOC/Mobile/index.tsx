/**
 * Replaces `DocItem/TOC/Mobile` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original is above the title, below the list of all pages; `DocItem/Content` shows it
 * below the title.
 */
export default function DocItemTOCMobile(): null {
  return null;
}
