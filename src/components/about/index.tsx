import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Postmark from '@site/src/components/ui/Postmark';
import {Muted, Page} from '@site/src/components/ui/primitives';
import {Stamp} from '@site/src/components/ui/Wren';
import {company} from '@site/src/config/site';

/** The sections of the about page, in two columns on a wide screen. */
export function Columns({children}: {children: ReactNode}): ReactNode {
  return <Page className={styles.columns}>{children}</Page>;
}

/** The wren on a large stamp, with a postmark and a caption. */
export function Portrait({children}: {children: ReactNode}): ReactNode {
  return (
    <figure className={styles.portrait}>
      <Stamp className={styles.stamp} />
      <span className={styles.postmark} aria-hidden="true" translate="no">
        <Postmark>{company.address[1]}</Postmark>
      </span>
      <Muted as="figcaption">{children}</Muted>
    </figure>
  );
}
