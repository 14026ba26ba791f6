import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The section's anchor. */
  id?: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section of a marketing page: title, lead, content on the page's grid. */
export default function Section({id, title, lead, children}: Props): ReactNode {
  // Tells the check of links that this anchor exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.title}>{title}</h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
