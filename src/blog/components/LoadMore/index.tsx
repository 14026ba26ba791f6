import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import PostList from '../PostList';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import {usePlural} from '@site/src/components/ui/usePlural';
import {postsShown} from '@site/src/data/blog';
import type {Card} from '@site/src/blog/models';

/** The lists that a reader has expanded. They stay expanded when the reader comes back. */
const opened = new Set<string>();

/**
 * The cards of a list. A button shows the rest after the first few: the focus moves to the first new card, and the
 * number of new cards is announced. Without JavaScript, all cards are visible.
 *
 * @param list the title of the list
 */
export default function LoadMore({list, cards}: {list: string; cards: readonly Card[]}): ReactNode {
  const [isOpen, setIsOpen] = useState(() => opened.has(list));
  const element = useRef<HTMLUListElement>(null);
  const plural = usePlural();
  const more = cards.length - postsShown;

  function open(): void {
    opened.add(list);
    flushSync(() => setIsOpen(true));
    element.current?.children.item(postsShown)?.querySelector('a')?.focus();
  }
  return (
    <>
      <PostList cards={cards} shown={isOpen ? undefined : postsShown} ref={element} />
      <p className="visually-hidden" role="status">
        {isOpen ? plural(more, translate({id: 'blog.loaded', message: '{count} more post|{count} more posts'})) : ''}
      </p>
      {isOpen || more <= 0 ? null : (
        <Button variant="quiet" className={clsx('needs-script', styles.button)} onClick={open}>
          <Translate id="blog.loadMore">Load more</Translate>
        </Button>
      )}
    </>
  );
}
