import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Postmark from '@site/src/components/ui/Postmark';
import {Card, Page} from '@site/src/components/ui/primitives';

interface Props {
  /** The anchor. */
  id: string;
  title: ReactNode;
  /** The number in the postmark. */
  mark: string;
  children: ReactNode;
}

/** A promise with its number in a postmark. */
export default function Promise({id, title, mark, children}: Props): ReactNode {
  return (
    <Card as="section" className={styles.promise} id={id}>
      <span className={styles.mark} aria-hidden="true">
        <Postmark>
          <b>{mark}</b>
        </Postmark>
      </span>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

/** Promises side by side. */
export function Promises({children}: {children: ReactNode}): ReactNode {
  return <Page className={styles.promises}>{children}</Page>;
}
