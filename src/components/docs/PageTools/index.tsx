import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import PageMenu from '@site/src/components/ui/PageMenu';
import {useFormat} from '@site/src/components/ui/useFormat';
import {markdownPath} from '@site/src/config/routes';

/** Names of the `page_type` values in front matter. */
const pageTypes: Readonly<Record<string, () => string>> = {
  concept: () => translate({id: 'docs.pageType.concept', message: 'Concept'}),
  'how-to': () => translate({id: 'docs.pageType.howTo', message: 'How-to'}),
  reference: () => translate({id: 'docs.pageType.reference', message: 'Reference'}),
  quickstart: () => translate({id: 'docs.pageType.quickstart', message: 'Quickstart'}),
};

/**
 * The line below a page's title: the page's type, the date of its last change, and the menu with
 * its Markdown export.
 *
 * @param lang the language of the line, if it differs from the surrounding text
 */
export default function PageTools({lang}: {lang?: string}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {date} = useFormat();
  // Readers do not need to know that a page is an overview.
  const type =
    metadata.id === 'index' ? undefined : pageTypes[(frontMatter as {page_type?: string}).page_type ?? '']?.();
  const {lastUpdatedAt, permalink} = metadata;
  return (
    <div className={`page-tools ${styles.tools ?? ''}`} lang={lang}>
      {type === undefined ? null : <span className={styles.type}>{type}</span>}
      {typeof lastUpdatedAt === 'number' ? (
        <time dateTime={new Date(lastUpdatedAt).toISOString().slice(0, 10)}>
          <Translate id="docs.updated" values={{date: date(new Date(lastUpdatedAt).toISOString())}}>
            {'Updated {date}'}
          </Translate>
        </time>
      ) : null}
      <PageMenu markdown={markdownPath(permalink)} />
    </div>
  );
}
