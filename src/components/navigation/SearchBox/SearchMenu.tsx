import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import SearchBox, {SearchIcon} from '.';
import styles from './styles.module.css';

/** The search on a phone: a button that opens the box below the navigation. The boot script moves the focus into it. */
export default function SearchMenu({buttonClassName}: {buttonClassName?: string}): ReactNode {
  return (
    <details className={styles.menu} name="navigation-menu">
      <summary className={buttonClassName}>
        <SearchIcon />
        <span className="visually-hidden">{translate({id: 'search.open', message: 'Search'})}</span>
      </summary>
      <div className={styles.sheet}>
        <SearchBox />
      </div>
    </details>
  );
}
