import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';

import PostMeta from '../PostMeta';
import {CategoryBadge, categoryLabels} from '../categories';
import styles from './styles.module.css';
import Picture from '@site/src/components/ui/Picture';
import {unbroken} from '@site/src/lib/unbroken';
import type {Card} from '@site/src/blog/models';

interface ListProps {
  cards: readonly Card[];
  /** The level of the posts' titles. */
  level?: 2 | 3;
  /** The number of cards that are visible; undefined for all. */
  shown?: number;
  ref?: Ref<HTMLUListElement>;
}

/** Posts as cards: three per row in wide windows, stacked on phones. */
export default function PostList({cards, level, shown = cards.length, ref}: ListProps): ReactNode {
  return (
    <ul className={clsx('ui-list', styles.list)} ref={ref}>
      {cards.map((card, index) => (
        <li key={card.path} className={index < shown ? undefined : styles.later}>
          <PostCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Pick<ListProps, 'level'> {
  card: Card;
  /** Whether the card shows the featured post, which is larger. */
  featured?: boolean;
}

/** A post in a list. The link covers the whole card; its accessible name is the title. */
export function PostCard({card, featured = false, level = 2}: CardProps): ReactNode {
  const {path, title, description, category, drawing, published, minutes} = card;
  const Title = `h${level}` as const;
  return (
    <article className={styles.card} data-featured={featured || undefined}>
      <div className={styles.picture} data-tone={categoryLabels[category].tone}>
        <Picture file="drawings" name={drawing} viewBox="0 0 320 120" className="line-drawing" />
      </div>
      <div className={styles.text}>
        <p className={styles.badge}>
          {featured ? (
            <b>
              <Translate id="blog.featured">Featured</Translate>
            </b>
          ) : null}
          <CategoryBadge category={category} />
        </p>
        <Title className={styles.title}>
          <Link to={path} className={styles.link}>
            {title}
          </Link>
        </Title>
        <p className={styles.description}>{unbroken(description)}</p>
        <PostMeta published={published} minutes={minutes} />
      </div>
    </article>
  );
}
