/**
 * Replaces `MDXPage` of @docusaurus/theme-classic 3.10.2.
 * Reason: Markdown pages outside the documentation are legal pages; they get the header of a
 * marketing page, with version and date, and a table of contents.
 */
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import TranslationNotice from '@site/src/components/docs/TranslationNotice';
import PageHeader from '@site/src/components/ui/PageHeader';
import {useFormat} from '@site/src/components/useFormat';
import {usePageLanguage} from '@site/src/components/usePageLanguage';

/** Additional front matter of legal pages. */
interface LegalFrontMatter {
  version?: string;
  /** The date as YAML reads it: midnight in UTC. */
  last_update?: {date?: string};
}

export default function MDXPage({content: Content}: Props): ReactNode {
  const {title, description, frontMatter} = Content.metadata;
  const {text} = usePageLanguage();
  return (
    <HtmlClassNameProvider
      className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata title={title} description={description} />
        <main>
          <PageHeader
            title={text === undefined ? title : <span lang={text}>{title}</span>}
            lead={<Version {...(frontMatter as LegalFrontMatter)} />}
          />
          <div className={styles.page}>
            <div className={styles.aside}>
              <TOC toc={Content.toc} />
            </div>
            <TOCCollapsible toc={Content.toc} className={styles.contents} />
            <article className={clsx('markdown', styles.text)} lang={text}>
              <TranslationNotice />
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function Version({version, last_update: {date} = {}}: LegalFrontMatter): ReactNode {
  const format = useFormat();
  if (version === undefined || date === undefined) {
    return null;
  }
  return (
    <Translate
      id="legal.version"
      description="Legal pages: {version} is a number such as 1.0, {date} the day since which the text applies"
      values={{version, date: format.date(date)}}>
      {'Version {version}, effective {date}'}
    </Translate>
  );
}
