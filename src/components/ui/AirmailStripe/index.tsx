import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The diagonal airmail stripe: an ornament, silent for screen readers. */
export default function AirmailStripe(): ReactNode {
  return <div className={styles.stripe} role="presentation" />;
}
