import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The section's anchor. */
  id?: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** `band` has a background across the whole page. */
  ground?: 'paper' | 'band';
  /** Whether the section is directly below the page's header, and shows its title only to screen readers. */
  opening?: boolean;
  children?: ReactNode;
}

/** A section of a marketing page: title, lead, and content. */
export default function Section({id, title, lead, ground = 'paper', opening = false, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, styles[ground], opening && styles.opening)} id={id}>
      <div className="ui-page">
        <h2 className={opening ? 'visually-hidden' : styles.title}>{title}</h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
