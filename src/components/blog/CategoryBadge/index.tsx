import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {categoryName} from '../labels';
import styles from './styles.module.css';
import type {Category} from '@site/src/data/blog';
import {categoryPath} from '@site/src/lib/blog/paths';

/**
 * The category of a post.
 *
 * @param linked whether it links to the category; not on a card, which is a link itself
 */
export default function CategoryBadge({category, linked = false}: {category: Category; linked?: boolean}): ReactNode {
  const name = categoryName(category);
  return linked ? (
    <Link className={styles.badge} to={categoryPath(category)} data-category={category}>
      {name}
    </Link>
  ) : (
    <span className={styles.badge} data-category={category}>
      {name}
    </span>
  );
}
