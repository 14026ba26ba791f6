import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Deprecated from './Deprecated';
import styles from './styles.module.css';
import Text from './Text';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {OperationRow} from '@site/src/lib/apiOverview';

/** An operation, and when to call it. */
interface Item extends OperationRow {
  note?: ReactNode;
}

/** Operations, each with its endpoint, and a note below it. */
export default function OperationList({items}: {items: readonly Item[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({href, method, path, summary, deprecated, note}, index) => (
        <li key={index}>
          <p>
            <Link to={href}>
              <Text of={summary} />
            </Link>{' '}
            <Deprecated if={deprecated} />
            <span className={styles.endpoint} translate="no">
              <MethodBadge method={method} /> <code>{path}</code>
            </span>
          </p>
          {note}
        </li>
      ))}
    </ul>
  );
}
