import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';
import type {Value} from '@site/src/reference/models/values';

/** The names of fields that are folded. */
export function Names({of: fields}: {of: readonly Value[]}): ReactNode {
  return (
    <span className={styles.names} translate="no">
      {fields.map(({id, label: {code = '*'} = {}}, index) => (
        <Fragment key={id}>
          {index > 0 ? ' ' : ''}
          <span>{index < fields.length - 1 ? `${code},` : code}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Fields in a native disclosure, which is printed open. */
export function Nested({summary, children}: {summary: ReactNode; children: ReactNode}): ReactNode {
  return (
    <details className={clsx('print-open', styles.nested)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
