import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';

import CategoryBadge from '../CategoryBadge';
import Motif from '../Motif';
import PostMeta from '../PostMeta';
import styles from './styles.module.css';
import type {Card} from '@site/src/plugins/blog/types';

interface ListProps {
  cards: readonly Card[];
  /** The level of the cards' titles. */
  level?: 2 | 3;
  /** Receives the list item at an index, such as the first one loaded later. */
  marked?: {index: number; ref: Ref<HTMLLIElement>};
}

/** Cards in a grid without gaps: the last one fills the rest of its row. */
export default function PostList({cards, level, marked}: ListProps): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={card.path} ref={index === marked?.index ? marked.ref : undefined}>
          <PostCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  card: Card;
  /** `large` for the featured post, which spans the whole width. */
  size?: 'normal' | 'large';
  level?: 2 | 3;
}

/** A post in a list. The link covers the whole card; its accessible name is the title. */
export function PostCard({card, size = 'normal', level = 2}: CardProps): ReactNode {
  const {path, title, description, category, published, minutes, featured} = card;
  const Title = `h${level}` as const;
  return (
    <div className={styles.container}>
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
