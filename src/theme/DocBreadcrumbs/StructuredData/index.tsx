/**
 * Wraps `DocBreadcrumbs/StructuredData` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original links to overviews with a trailing slash, which hosts redirect.
 */
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return (
    <StructuredData
      breadcrumbs={breadcrumbs.map((breadcrumb) => ({...breadcrumb, href: breadcrumb.href?.replace(/\/$/u, '')}))}
    />
  );
}
