import type {ReactNode, Ref} from 'react';

import PostCard from '../PostCard';
import styles from './styles.module.css';
import type {Card} from '@site/src/plugins/blog/types';

interface Props {
  cards: readonly Card[];
  /** The level of the cards' titles. */
  level?: 2 | 3;
  /** Gets the entry at a place, such as the first of those that have come later. */
  marked?: {place: number; ref: Ref<HTMLLIElement>};
}

/** Cards in a grid without gaps: the last one fills what is left of its row. */
export default function PostList({cards, level, marked}: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map((card, place) => (
        <li key={card.path} ref={place === marked?.place ? marked.ref : undefined}>
          <PostCard card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
