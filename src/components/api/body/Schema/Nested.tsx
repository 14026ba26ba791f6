import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';
import type {Field} from '@site/src/openapi/values';

/** The names of what is folded. */
export function Names({of: names}: {of: readonly string[]}): ReactNode {
  return (
    <span className={styles.names} translate="no">
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? ' ' : ''}
          <span>{index < names.length - 1 ? `${name},` : name}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Fields in a native disclosure. */
export function Nested({summary, children}: {summary: ReactNode; children: ReactNode}): ReactNode {
  return (
    <details className={styles.nested}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** The fields inside a field. Collapsed, they are listed by name. */
export function NestedFields({
  name,
  fields,
  open,
  children,
}: {
  name: ReactNode;
  fields: readonly Field[];
  open: boolean;
  children: ReactNode;
}): ReactNode {
  return open ? (
    <div className={styles.nested}>{children}</div>
  ) : (
    <Nested
      summary={
        <>
          <Translate
            id="api.field.nested"
            description="API reference: button that shows the nested fields of a field; {name} is the name of the field"
            values={{name}}>
            {'Fields of {name}'}
          </Translate>{' '}
          <Names of={fields.map((field) => field.name)} />
        </>
      }>
      {children}
    </Nested>
  );
}
