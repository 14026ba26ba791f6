/**
 * Wraps `DocBreadcrumbs` of @docusaurus/theme-classic 3.10.2.
 * Reason: on a phone, the original breadcrumbs take one or two lines and scroll away, and the original sidebar is a
 * drawer that needs JavaScript; here, a bar with the last breadcrumbs stays in view and opens the sidebar.
 */
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

import PageBar, {PageContents} from '@site/src/components/docs/PageBar';

export default function DocBreadcrumbsWithBar(): ReactNode {
  return (
    <>
      <PageBar>
        <PageContents />
      </PageBar>
      <DocBreadcrumbs />
    </>
  );
}
