import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {ChangeKind} from '@site/src/plugins/api-changelog/entries';

/** What a kind of change is called. */
function kindTitle(kind: ChangeKind): string {
  switch (kind) {
    case 'added':
      return translate({id: 'apiChangelog.kind.added', message: 'Added'});
    case 'changed':
      return translate({id: 'apiChangelog.kind.changed', message: 'Changed'});
    case 'deprecated':
      return translate({id: 'apiChangelog.kind.deprecated', message: 'Deprecated'});
    case 'removed':
      return translate({id: 'apiChangelog.kind.removed', message: 'Removed'});
    case 'fixed':
      return translate({id: 'apiChangelog.kind.fixed', message: 'Fixed'});
  }
}

/** The changes of one kind on one day. */
export default function ChangeGroup({kind, children}: {kind: ChangeKind; children: ReactNode}): ReactNode {
  return (
    <section className={styles.group} data-kind={kind}>
      <h3 className={styles.title}>
        <span className={styles.label}>{kindTitle(kind)}</span>
      </h3>
      <div className={styles.changes}>{children}</div>
    </section>
  );
}
