import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Events with when they are sent, as rows: the list that the build writes. */
export function EventPayloads({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.rows}>{children}</div>;
}

/** The example of an event's body. Of all on a page, one at a time is open. */
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
