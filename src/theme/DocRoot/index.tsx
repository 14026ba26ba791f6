/**
 * Replaces `DocRoot` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original answers an address without a page with the page of the
 * whole site; this one keeps the frame of the documentation with its sidebar,
 * exactly as the `404.html` that hosts send for it.
 */
import {DocsSidebarProvider, useDocRootMetadata, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

import DocsNotFound from '@site/src/components/docs/NotFound';

export default function DocRoot(props: Props): ReactNode {
  const page = useDocRootMetadata(props);
  const [[name, items] = []] = Object.entries(useDocsVersion().docsSidebars);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={page ? page.sidebarName : name} items={page ? page.sidebarItems : items}>
        <DocRootLayout>{page ? page.docElement : <DocsNotFound />}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
