import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import PageBar from '@site/src/components/docs/PageBar';
import Button from '@site/src/components/ui/Button';
import LinkedText from '@site/src/components/ui/LinkedText';

/** Shown for URLs without a page in the documentation, the guides, and the API reference. */
export default function DocsNotFound(): ReactNode {
  return (
    <div className={styles.page}>
      <PageBar />
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <p className={styles.status} translate="no">
        404
      </p>
      <h1>
        <Translate id="docsNotFound.title">The documentation page you&apos;re looking for doesn&apos;t exist</Translate>
      </h1>
      <p className={styles.text}>
        <LinkedText to="/docs/indexsd">
          {translate({
            id: 'docsNotFound.text',
            message: 'It may have moved, or the URL may contain a typo. Search for it above, or look in the [index].',
            description: 'The text in brackets is a link to the A–Z index',
          })}
        </LinkedText>
      </p>
      <p className={styles.actions}>
        <Button to="/docs">
          <Translate id="docsNotFound.back">Back to Documentation</Translate>
        </Button>
        <Button to="/guides" variant="quiet">
          <Translate id="docsNotFound.guides">All guides</Translate>
        </Button>
        <Button to="/api" variant="quiet">
          <Translate id="docsNotFound.api">API reference</Translate>
        </Button>
      </p>
    </div>
  );
}
