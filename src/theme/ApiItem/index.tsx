/**
 * Replaces `ApiItem` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original renders a page's schemas and samples in the browser, from
 * a store and a Postman collection in the page; here the body is complete HTML.
 */
import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import type {ReactNode} from 'react';

import {useBodyBehavior} from '@site/src/reference/components/useBodyBehavior';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import {contentBases} from '@site/src/config/routes';
import {fittingTitle} from '@site/src/lib/metadata';
import {parsePageUrl} from '@site/src/lib/routes';

/** The page's title, which differs from the title of a docs page on the same subject. */
function Metadata(): ReactNode {
  const {permalink, title, description} = useDoc().metadata;
  const isLanding = parsePageUrl(permalink).englishPath === contentBases.api;
  const full = fittingTitle(`${title} – ${navigationLabel('apiReference')}`, title);
  return <PageMetadata title={isLanding ? title : full} description={description} />;
}

/** A page of the API reference: the docs page of the classic theme; its body is static HTML. */
export default function ApiItem({content: Content}: Props): ReactNode {
  useBodyBehavior();
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className="api-reference">
        <Metadata />
        <DocItemLayout>
          <Content />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
