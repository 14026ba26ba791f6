import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import SearchBox from './SearchBox';
import styles from './slot.module.css';
import Icon from '@site/src/components/ui/Icon';

/**
 * The search in the navigation: the box or, if there is no room for it, a button that
 * opens it. The boot script moves the focus into the box.
 */
export function SearchSlot({layout, buttonClassName}: {layout: 'web' | 'docs'; buttonClassName?: string}): ReactNode {
  return (
    <div className={clsx(styles.slot, styles[layout])}>
      <SearchBox layout="dialog" className={styles.box} />
      <details className={styles.menu} name="navigation-menu">
        <summary className={buttonClassName}>
          <Icon name="search" />
          <span className="visually-hidden">{translate({id: 'search.open', message: 'Search'})}</span>
        </summary>
        <div className={styles.sheet}>
          <SearchBox layout="sheet" />
        </div>
      </details>
    </div>
  );
}
