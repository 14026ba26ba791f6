/**
 * Wraps `DocBreadcrumbs` of @docusaurus/theme-classic 3.10.2.
 * Reason: on a phone the original takes one or two lines and scrolls away, and its sidebar is a drawer that
 * needs JavaScript; there a bar with the last of the breadcrumbs stays in view.
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
