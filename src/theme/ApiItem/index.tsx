/**
 * Replaces `ApiItem` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original renders a page's schemas and samples in the browser, from
 * a store and a Postman collection in the page; here the body is complete HTML.
 */
import Head from '@docusaurus/Head';
import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {ReactNode} from 'react';

import {useBodyBehavior} from '@site/src/components/api/useBodyBehavior';

/** Links to the page's Markdown export. */
function MarkdownLink(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={`${permalink.replace(/\/$/u, '')}.md`} />
    </Head>
  );
}

/** A page of the API reference: the docs page of the classic theme; its body is static HTML. */
export default function ApiItem({content: Content}: Props): ReactNode {
  useBodyBehavior();
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className="api-reference">
        <DocItemMetadata />
        <MarkdownLink />
        <DocItemLayout>
          <Content />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
