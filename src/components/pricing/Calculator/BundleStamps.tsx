import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {type Bundle, bundles} from '@site/src/data/pricing';
import type {Purchase} from '@site/src/lib/calculator/cheapestBundles';

/**
 * All bundles as small stamps, with how many of each are bought. All of them
 * have a place, so that nothing moves when the set changes; screen readers
 * hear of those that are bought.
 */
export default function BundleStamps({purchase}: {purchase: Purchase<Bundle> | undefined}): ReactNode {
  const {number} = useFormat();
  return (
    <ul className={styles.stamps}>
      {bundles.map(({id, credits}) => {
        const count = purchase?.items.find(({bundle}) => bundle.id === id)?.count ?? 0;
        return (
          <li key={id} className={styles.stamp} data-bought={count > 0 || undefined} aria-hidden={count === 0}>
            {count > 0 ? <b className={styles.count}>{number(count)} ×</b> : null}
            <span>{number(credits)}</span>
          </li>
        );
      })}
    </ul>
  );
}
