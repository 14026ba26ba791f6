/**
 * Replaces `NotFound/Content` of @docusaurus/theme-classic 3.10.2. Reason: the original asks the
 * reader to contact the site that linked here; this one links to useful pages. It has the styles of
 * the fatal error, which every page loads: a page without a route cannot load its own styles.
 */
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Button from '@site/src/components/ui/Button';
import Picture from '@site/src/components/ui/Picture';
import {Page, Row} from '@site/src/components/ui/primitives';
import styles from '@site/src/theme/ErrorPageContent/styles.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <Page as="main" className={clsx(styles.page, styles.notFound)}>
      <div>
        <h1>
          <Translate id="theme.NotFound.title" description="The title of the 404 page">
            Page Not Found
          </Translate>
        </h1>
        <p>
          <Translate id="notFound.text" description="404 page: what happened">
            There is no page at this URL. It may have moved, or the URL may contain a typo.
          </Translate>
        </p>
        <Row as="p" className={styles.actions}>
          <Button to="/">
            <Translate id="notFound.home" description="404 page: button that opens the home page">
              Go to the home page
            </Translate>
          </Button>
          <Button to="/docs" variant="quiet">
            <Translate id="notFound.docs" description="404 page: button that opens the documentation">
              Go to the documentation
            </Translate>
          </Button>
        </Row>
      </div>
      <Picture file="product" name="returned" viewBox="0 0 462 282" className={clsx('ui-envelope', styles.letter)} />
    </Page>
  );
}
