import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Rows of events and when they are sent. The build writes the list. */
export function EventPayloads({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.rows}>{children}</div>;
}

/** The example of an event's body. Only one on a page is open at a time. */
export function EventExample({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.example} name="event-example">
      <summary>
        <Translate id="api.example">Example</Translate>
      </summary>
      {children}
    </details>
  );
}
