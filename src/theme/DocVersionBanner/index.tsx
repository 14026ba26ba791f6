/**
 * Replaces `DocVersionBanner` of @docusaurus/theme-classic 3.10.2.
 * Reason: the documentation has one version; the original adds its texts and
 * the search for newer versions to the script of every page.
 */
export default function DocVersionBanner(): null {
  return null;
}
