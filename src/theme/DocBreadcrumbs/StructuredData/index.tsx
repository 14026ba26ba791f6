/**
 * Wraps `DocBreadcrumbs/StructuredData` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original links to overviews with a trailing slash, which hosts redirect, and lists single pages.
 */
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  // Search engines ignore trails of fewer than two pages.
  return breadcrumbs.length < 2 ? null : (
    <StructuredData
      breadcrumbs={breadcrumbs.map((breadcrumb) => ({...breadcrumb, href: breadcrumb.href?.replace(/\/$/u, '')}))}
    />
  );
}
