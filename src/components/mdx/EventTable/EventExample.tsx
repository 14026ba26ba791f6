import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The example of an event's body. Of all on a page, one at a time is open. */
export default function EventExample({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.example} name="event-example">
      <summary>
        <Translate id="api.example">Example</Translate>
      </summary>
      {children}
    </details>
  );
}
