import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './opener.module.css';

/** Marks the element that the request builder is rendered into. */
export const builderAttribute = 'data-request-builder';

/** The disclosure that holds the request builder: part of the static body of an operation's page. */
export default function RequestBuilderOpener(): ReactNode {
  return (
    <details className={styles.opener}>
      <summary className={styles.summary}>
        <Translate id="api.builder.open">Try your own values</Translate>
      </summary>
      <div {...{[builderAttribute]: ''}} />
      <p className={styles.wait}>
        <Translate id="api.builder.loading">The form is on its way.</Translate>
      </p>
    </details>
  );
}
