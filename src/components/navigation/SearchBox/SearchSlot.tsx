import type {ReactNode} from 'react';

import SearchBox from '.';
import SearchMenu from './SearchMenu';
import styles from './styles.module.css';

/**
 * The place of the search in the navigation. It has the room that the links
 * leave, which differs from language to language: enough for the box, or for a
 * button that opens it. One of the two is drawn.
 */
export default function SearchSlot({buttonClassName}: {buttonClassName?: string}): ReactNode {
  return (
    <div className={styles.slot}>
      <SearchBox className={styles.slotBox} />
      <SearchMenu buttonClassName={buttonClassName} />
    </div>
  );
}
