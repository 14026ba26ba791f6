import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';

import PostList from '../PostList';
import styles from './styles.module.css';
import {usePages} from './usePages';
import {useFormat} from '@site/src/components/useFormat';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {replayAttribute} from '@site/src/lib/page';
import type {ListPage} from '@site/src/plugins/blog/types';

/**
 * The cards of a list, and a link to the next page. Once the application runs,
 * the link brings the next page's cards here; the first new one takes the
 * focus, and their number is read out.
 */
export default function LoadMore({list}: {list: ListPage}): ReactNode {
  const pages = usePages(list);
  const {number} = useFormat();
  const {selectMessage} = usePluralForm();
  const [added, setAdded] = useState({count: 0, from: 0});
  const firstNew = useRef<HTMLLIElement>(null);
  const cards = [...list.cards, ...pages.cards];

  useEffect(() => {
    if (added.count > 0) {
      firstNew.current?.querySelector('a')?.focus();
    }
  }, [added]);

  const load = async (): Promise<void> => {
    const from = cards.length;
    setAdded({count: await pages.more(), from});
  };
  return (
    <>
      <PostList cards={cards} marked={added.count > 0 ? {place: added.from, ref: firstNew} : undefined} />
      <p className="visually-hidden" role="status">
        {added.count > 0
          ? selectMessage(
              added.count,
              translate(
                {id: 'blog.loaded', message: '{count} more post|{count} more posts'},
                {count: number(added.count)},
              ),
            )
          : ''}
      </p>
      {pages.next ? (
        <p className={styles.more}>
          <Link
            to={pages.next.path}
            className={styles.button}
            aria-busy={pages.loading || undefined}
            {...{[replayAttribute]: ''}}
            onClick={(event: MouseEvent) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                void load();
              }
            }}>
            <Translate id="blog.loadMore">Load more</Translate>
          </Link>
        </p>
      ) : null}
    </>
  );
}
