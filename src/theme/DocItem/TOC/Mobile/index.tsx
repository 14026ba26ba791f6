/**
 * Replaces `DocItem/TOC/Mobile` of @docusaurus/theme-classic 3.10.2.
 * Reason: on a phone, the table of contents is below the title, in `DocItem/Content`; the original
 * is above it.
 */
export default function DocItemTOCMobile(): null {
  return null;
}
