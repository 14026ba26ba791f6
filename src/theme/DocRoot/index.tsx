/**
 * Replaces `DocRoot` of @docusaurus/theme-classic 3.10.2.
 * Reason: for an unknown URL the original shows the site's not-found page; this one keeps the
 * sidebar of the documentation, like the `404.html` that hosts serve.
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
