/**
 * Replaces `DocItem/Footer` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original shows only the edit link and dates; ours also links to support and the community, and the date
 * is below the title.
 */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {hosts, supportLink} from '@site/src/config/site';

/** The footer of a documentation page: tags, and links to report a problem, ask the community, and edit the page. */
export default function PageEnd(): ReactNode {
  const {editUrl, permalink, tags, title} = useDoc().metadata;
  const subject = encodeURIComponent(
    translate({id: 'docs.report.subject', message: 'Problem on a page: {title}'}, {title}),
  );
  const body = encodeURIComponent(`${hosts.site}${permalink}\n\n`);
  return (
    <footer className={clsx('theme-doc-footer', styles.end)}>
      {tags.length === 0 ? null : (
        <div className={styles.tags}>
          <TagsListInline tags={tags} />
        </div>
      )}
      <div className={styles.group}>
        <Link to={`${supportLink}?subject=${subject}&body=${body}`}>
          <Translate id="docs.report">Report a problem</Translate>
        </Link>
        <Link to={hosts.community}>
          <Translate id="docs.feedback.community">Ask the community</Translate>
        </Link>
        {editUrl ? (
          <Link to={editUrl}>
            <Translate id="theme.common.editThisPage" description="The link label to edit the current page">
              Edit this page
            </Translate>
          </Link>
        ) : null}
      </div>
    </footer>
  );
}
