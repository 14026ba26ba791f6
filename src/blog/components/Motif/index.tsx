import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The drawing of a post: decoration, hidden from screen readers. All drawings are in one cached file. */
export default function Motif({name}: {name: string}): ReactNode {
  const file = useBaseUrl('/img/drawings.svg');
  return (
    <svg viewBox="0 0 320 120" className={styles.motif} aria-hidden="true">
      <use href={`${file}#${name}`} />
    </svg>
  );
}
