import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {pageTypeName} from './pageType';
import styles from './styles.module.css';
import {useFormat} from '../../useFormat';
import {markdownBases, markdownPath} from '@site/src/config/routes';
import {bootButton} from '@site/src/lib/page';
import {parsePageUrl} from '@site/src/lib/routes';

/**
 * The kind of a page, when it was last changed, and the page as Markdown: a line below the title.
 *
 * @param lang the language of the line, where the text around it has another one
 */
export default function PageTools({lang}: {lang?: string}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {date} = useFormat();
  const type = pageTypeName((frontMatter as {page_type?: unknown}).page_type);
  const {lastUpdatedAt, permalink} = metadata;
  const {englishPath} = parsePageUrl(permalink);
  const hasMarkdown = markdownBases.some((base) => englishPath === base || englishPath.startsWith(`${base}/`));
  if (type === undefined && lastUpdatedAt === undefined && !hasMarkdown) {
    return null;
  }
  return (
    <div className={`page-tools ${styles.tools ?? ''}`} lang={lang}>
      {type === undefined ? null : <span className={styles.type}>{type}</span>}
      {typeof lastUpdatedAt === 'number' ? (
        <time dateTime={new Date(lastUpdatedAt).toISOString().slice(0, 10)}>
          <Translate
            id="docs.updated"
            description="Documentation: when a page was last changed; {date} is a day"
            values={{date: date(new Date(lastUpdatedAt).toISOString())}}>
            {'Updated {date}'}
          </Translate>
        </time>
      ) : null}
      {hasMarkdown ? (
        <span className={styles.markdown} data-copy-from={markdownPath(permalink)}>
          <button type="button" className={styles.button} {...bootButton('copy')}>
            <span className={styles.idle}>
              <Translate
                id="docs.copyPage"
                description="Documentation: the button that copies the whole page as Markdown">
                Copy as Markdown
              </Translate>
            </span>
            <span className={styles.done}>
              <Translate
                id="code.copied"
                description="Stands on the button that copies code for two seconds after it was pressed">
                Copied
              </Translate>
            </span>
          </button>
          {/* A file is no page: past the router, and in the same tab. */}
          <Link
            to={`pathname://${markdownPath(permalink)}`}
            target="_self"
            className={`plain-link ${styles.link ?? ''}`}>
            <Translate id="docs.viewMarkdown" description="Documentation: link to the page as a file of Markdown">
              View as Markdown
            </Translate>
          </Link>
        </span>
      ) : null}
    </div>
  );
}
