import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The colours that texts and grounds have, each on its ground. */
export function Tokens(): ReactNode {
  return (
    <ul className={styles.tokens}>
      {['ink', 'soft', 'blue', 'red', 'brown', 'moss'].map((name) => (
        <li key={name} className={styles[name]}>
          --mw-{name}
        </li>
      ))}
    </ul>
  );
}
