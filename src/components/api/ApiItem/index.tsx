import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import {type ReactNode, useMemo} from 'react';

import {sectionTitle} from '../sections';

/**
 * A page of the API reference: the docs page of the classic theme, with the
 * contents list in the page's language. Everything on it is static HTML.
 */
export default function ApiItem({content: Content}: Props): ReactNode {
  const localized = useMemo(
    () =>
      Object.assign(() => null, Content, {
        toc: Content.toc.map((item) => ({...item, value: sectionTitle(item.id) ?? item.value})),
      }),
    [Content],
  );
  return (
    <DocProvider content={localized}>
      <HtmlClassNameProvider className="api-reference">
        <DocItemMetadata />
        <DocItemLayout>
          <Content />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
