import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What a caller has to know before the first call, in a line. */
export default function Facts({
  facts,
  warning,
}: {
  facts: readonly {term: string; value: ReactNode}[];
  warning?: string;
}): ReactNode {
  return (
    <>
      {warning === undefined ? null : <p className={styles.warning}>{warning}</p>}
      {facts.length === 0 ? null : (
        <dl className={styles.facts}>
          {facts.map(({term, value}) => (
            <div key={term}>
              <dt>{term}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
