import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The diagonal airmail stripe: decoration, hidden from screen readers. */
export default function AirmailStripe(): ReactNode {
  return <div className={styles.stripe} role="presentation" />;
}
