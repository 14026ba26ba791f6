/**
 * Replaces `DocVersionBanner` of @docusaurus/theme-classic 3.10.2.
 * Reason: the documentation has one version; the original adds strings and version lookups to the
 * script of every page.
 */
export default function DocVersionBanner(): null {
  return null;
}
