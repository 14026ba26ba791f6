/**
 * Replaces `MDXPage` of @docusaurus/theme-classic 3.10.2.
 * Reason: Markdown pages outside the documentation get the header of a marketing page. On legal pages, it shows version
 * and date. With `hide_table_of_contents`, a page has the whole width for its own sections.
 */
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import TranslationNotice from '@site/src/components/ui/TranslationNotice';
import PageHeader from '@site/src/components/ui/PageHeader';
import {Page} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

/** Docusaurus' front matter, and our fields. */
interface FrontMatter extends Omit<PageFrontMatter, 'last_update'> {
  /** The title in the browser's tab, if it differs from the heading. */
  title_meta?: string;
  version?: string;
  /** The date as YAML reads it: midnight in UTC. */
  last_update?: {date?: string};
}

export default function MDXPage({content: Content}: Props): ReactNode {
  const format = useFormat();
  const {title, description, frontMatter} = Content.metadata;
  const {text} = usePageLanguage();
  const {
    title_meta: tabTitle = title,
    keywords,
    image,
    toc_min_heading_level: minHeadingLevel,
    toc_max_heading_level: maxHeadingLevel,
  } = frontMatter as FrontMatter;
  const contents = {toc: Content.toc, minHeadingLevel, maxHeadingLevel};
  const heading = Content.contentTitle ?? title;
  const hasContents = Content.toc.length > 0;
  const body = (
    <>
      <TranslationNotice />
      <MDXContent>
        <Content />
      </MDXContent>
    </>
  );
  return (
    <HtmlClassNameProvider
      className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata
          title={tabTitle}
          description={description}
          keywords={keywords}
          image={Content.assets.image ?? image}
        />
        <main>
          {/* The build removes the title from the content. */}
          <PageHeader
            title={text === undefined ? heading : <span lang={text}>{heading}</span>}
            lead={versionOf(frontMatter as FrontMatter, format) ?? description}
          />
          <ContentVisibility metadata={Content.metadata} />
          {frontMatter.hide_table_of_contents ? (
            <article className={styles.wide} lang={text}>
              {body}
            </article>
          ) : (
            <Page className={styles.page}>
              <div className={clsx(styles.aside, 'no-print')}>{hasContents ? <TOC {...contents} /> : null}</div>
              {hasContents ? <TOCCollapsible {...contents} className={clsx(styles.contents, 'no-print')} /> : null}
              <article className="markdown" lang={text}>
                {body}
              </article>
            </Page>
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** The line below the title of a legal page. */
function versionOf({version, last_update: {date} = {}}: FrontMatter, format: ReturnType<typeof useFormat>): ReactNode {
  return version === undefined || date === undefined ? undefined : (
    <Translate
      id="legal.version"
      description="Legal pages: {version} is a number such as 1.0, {date} is the effective date"
      values={{version, date: format.date(date)}}>
      {'Version {version}, effective {date}'}
    </Translate>
  );
}
