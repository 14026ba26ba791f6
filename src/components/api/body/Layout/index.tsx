import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {laterAttribute} from '@site/src/lib/page';

interface Props {
  /** Title and introduction. */
  head: ReactNode;
  /** Panels of code; on a wide screen they stand beside the text and stay in view. */
  code?: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** The frame of a reference page with code. In the order of the document: what it is, the code, the details. */
export default function Layout({head, code, children}: Props): ReactNode {
  return (
    <div className={styles.page}>
      <div className={styles.head}>{head}</div>
      {code ? (
        <aside
          className={styles.code}
          aria-label={translate({
            id: 'api.code',
            message: 'Code',
            description: 'API reference: read out as the name of the column with samples and answers',
          })}>
          <div className={styles.sticky}>{code}</div>
        </aside>
      ) : null}
      <div className={styles.sections} {...{[laterAttribute]: ''}}>
        {children}
      </div>
    </div>
  );
}

/** A titled part of the code column. */
export function CodePart({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
