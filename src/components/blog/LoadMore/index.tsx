import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';

import PostList from '../PostList';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {replayAttribute} from '@site/src/lib/page';
import type {ListPage} from '@site/src/lib/blog/models';

/** The JSON file of a later page. */
type MorePage = Pick<ListPage, 'cards' | 'next'>;

/** The pages fetched for each list, so that they are still there when a reader comes back. */
const fetched = new Map<string, readonly MorePage[]>();

/**
 * The cards of a list, and a link to the next page. After hydration, the link
 * adds that page's cards instead: the first new one gets the focus, and their
 * number is announced. Without a network, a message says so; if the file is gone, the link is followed.
 */
export default function LoadMore({list}: {list: ListPage}): ReactNode {
  const key = useBaseUrl(list.path);
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const {number} = useFormat();
  const {selectMessage} = usePluralForm();
  const [pages, setPages] = useState(() => fetched.get(key) ?? []);
  const [loading, setLoading] = useState(false);
  const [offline, setOffline] = useState(false);
  const [added, setAdded] = useState({count: 0, from: 0});
  const firstNew = useRef<HTMLLIElement>(null);
  const cards = [list, ...pages].flatMap((page) => page.cards);
  const {next} = pages.at(-1) ?? list;

  useEffect(() => {
    if (added.count > 0) {
      firstNew.current?.querySelector('a')?.focus();
    }
  }, [added]);

  async function load({data, path}: NonNullable<ListPage['next']>): Promise<void> {
    setLoading(true);
    setOffline(false);
    try {
      const response = await fetch(withBaseUrl(data)).catch(() => undefined);
      if (!response) {
        setOffline(true);
        return;
      }
      if (!response.ok) {
        throw new Error(`${response.url} returned ${response.status}.`);
      }
      const page = (await response.json()) as MorePage;
      fetched.set(key, [...pages, page]);
      setPages([...pages, page]);
      setAdded({count: page.cards.length, from: cards.length});
    } catch {
      history.push(withBaseUrl(path));
    } finally {
      setLoading(false);
    }
  }
  return (
    <>
      <PostList cards={cards} marked={added.count > 0 ? {index: added.from, ref: firstNew} : undefined} />
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
      <p className={styles.offline} role="alert">
        {offline ? (
          <Translate id="blog.loadFailed">Could not load more posts. Check your connection and try again.</Translate>
        ) : null}
      </p>
      {next || list.newer ? (
        <p className={styles.more}>
          {list.newer ? (
            <Link to={list.newer} rel="prev" className={styles.button}>
              <Translate id="blog.newerPosts">Newer posts</Translate>
            </Link>
          ) : null}
          {next ? (
            <Link
              to={next.path}
              className={styles.button}
              aria-busy={loading || undefined}
              {...{[replayAttribute]: ''}}
              onClick={(event: MouseEvent) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  if (!loading) {
                    void load(next);
                  }
                }
              }}>
              <Translate id="blog.loadMore">Load more</Translate>
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
