/**
 * Replaces `DocItem/Content` of @docusaurus/theme-classic 3.10.2.
 * Reason: adds a line with the page type, date, and Markdown export, and marks untranslated and outdated content.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import TranslationNotice from '@site/src/components/ui/TranslationNotice';
import PageTools from '@site/src/components/docs/PageTools';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const pageLanguage = usePageLanguage();
  // Reference pages have their own title and notices, and mark each string separately.
  const isReference = frontMatter.hide_title === true;
  const language = isReference ? {} : pageLanguage;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} lang={language.text}>
      {isReference || contentTitle !== undefined ? null : (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {isReference ? null : (
        <>
          <TranslationNotice />
          <PageTools lang={language.ui} />
        </>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
