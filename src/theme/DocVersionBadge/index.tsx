/**
 * Replaces `DocVersionBadge` of @docusaurus/theme-classic 3.10.2.
 * Reason: as in `DocVersionBanner`.
 */
export default function DocVersionBadge(): null {
  return null;
}
