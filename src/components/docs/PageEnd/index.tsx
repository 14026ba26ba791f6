import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {hosts, supportLink} from '@site/src/config/site';

/** The footer of a documentation page: where to report problems, and a link to the page's source. */
export default function PageEnd(): ReactNode {
  const {editUrl} = useDoc().metadata;
  return (
    <footer className={`theme-doc-footer ${styles.end ?? ''}`}>
      <p className={styles.text}>
        <Translate
          id="docs.feedback"
          values={{
            write: (
              <Link to={supportLink}>
                <Translate id="docs.feedback.write">write to us</Translate>
              </Link>
            ),
            community: (
              <Link to={hosts.community}>
                <Translate id="docs.feedback.community">ask the community</Translate>
              </Link>
            ),
          }}>
          {'Was this page helpful? If something is wrong or missing, {write} or {community}.'}
        </Translate>
      </p>
      {editUrl === undefined || editUrl === null ? null : (
        <p className={styles.text}>
          <Link to={editUrl}>
            <Translate id="theme.common.editThisPage" description="The link label to edit the current page">
              Edit this page
            </Translate>
          </Link>
        </p>
      )}
    </footer>
  );
}
