import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {categoryName} from '../labels';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {type Category, categories} from '@site/src/data/blog';
import {categoryPath, listPath} from '@site/src/plugins/blog/paths';

interface Props {
  current: 'all' | 'tag' | Category;
  /** How many posts each category has. */
  counts: Readonly<Record<Category, number>>;
}

/** Links to all posts and to each category, with how many posts there are. */
export default function CategoryNav({current, counts}: Props): ReactNode {
  const {number} = useFormat();
  const total = categories.reduce((sum, category) => sum + counts[category], 0);
  const entry = (kind: Props['current'], path: string, name: ReactNode, count: number): ReactNode => (
    <li key={kind}>
      <Link
        to={path}
        className={styles.link}
        aria-current={current === kind ? 'page' : undefined}
        data-empty={count === 0 ? '' : undefined}>
        {name} <span className={styles.count}>{number(count)}</span>
      </Link>
    </li>
  );
  return (
    <nav className={styles.nav} aria-label={translate({id: 'blog.categories', message: 'Categories'})}>
      <ul>
        {entry('all', listPath, <Translate id="blog.category.all">All posts</Translate>, total)}
        {categories.map((category) =>
          entry(category, categoryPath(category), categoryName(category), counts[category]),
        )}
      </ul>
    </nav>
  );
}
