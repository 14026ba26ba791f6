import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CategoryBadge from '../CategoryBadge';
import Motif from '../Motif';
import PostMeta from '../PostMeta';
import styles from './styles.module.css';
import type {Card} from '@site/src/plugins/blog/types';

interface Props {
  card: Card;
  /** `large` for the featured post, across the whole width. */
  size?: 'normal' | 'large';
  /** The level of the title. */
  level?: 2 | 3;
}

/**
 * A post on a list; where there is room, its picture stands beside the text.
 * The link covers the whole card; its name is the title alone.
 */
export default function PostCard({card, size = 'normal', level = 2}: Props): ReactNode {
  const {path, title, description, category, published, minutes, featured} = card;
  const Title = `h${level}` as const;
  return (
    <div className={styles.place}>
      <article className={clsx(styles.card, styles[size])}>
        <div className={styles.picture} data-category={category}>
          <Motif category={category} seed={path} />
        </div>
        <div className={styles.text}>
          <p className={styles.badge}>
            <CategoryBadge category={category} />
            {size === 'large' && featured ? (
              <span className={styles.featured}>
                <Translate id="blog.featured">Featured</Translate>
              </span>
            ) : null}
          </p>
          <Title className={styles.title}>
            <Link to={path} className={styles.link}>
              {title}
            </Link>
          </Title>
          <p className={styles.description}>{description}</p>
          <PostMeta published={published} minutes={minutes} />
        </div>
      </article>
    </div>
  );
}
