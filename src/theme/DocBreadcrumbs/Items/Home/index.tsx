/**
 * Replaces `DocBreadcrumbs/Items/Home` of @docusaurus/theme-classic 3.10.2.
 * Reason: the logo above it links to the home page, too, and each link before the text is one more tab stop.
 */
export default function HomeBreadcrumbItem(): null {
  return null;
}
