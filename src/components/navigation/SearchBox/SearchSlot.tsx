import type {ReactNode} from 'react';

import SearchBox from '.';
import SearchMenu from './SearchMenu';
import styles from './styles.module.css';

/** The search in the navigation: the box, or on a phone a button that opens it. One of the two is visible. */
export default function SearchSlot({buttonClassName}: {buttonClassName?: string}): ReactNode {
  return (
    <div className={styles.slot}>
      <SearchBox className={styles.slotBox} />
      <SearchMenu buttonClassName={buttonClassName} />
    </div>
  );
}
