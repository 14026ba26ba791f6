import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {PostPage} from '@site/src/blog/models';
import {useFormat} from '@site/src/components/ui/useFormat';

type Props = Pick<PostPage, 'published' | 'updated' | 'minutes'>;

/** The publication date, the reading time, and the date of the last update. */
export default function PostMeta({published, updated, minutes}: Props): ReactNode {
  const {date, unit} = useFormat();
  return (
    <p className={styles.meta}>
      <time dateTime={published}>{date(published)}</time>
      {minutes === undefined ? null : (
        <span>
          <Translate id="blog.readingTime" values={{time: unit(minutes, 'minute', 'short')}}>
            {'{time} read'}
          </Translate>
        </span>
      )}
      {updated === undefined ? null : (
        <span className={styles.updated}>
          <Translate id="blog.updated" values={{date: <time dateTime={updated}>{date(updated)}</time>}}>
            {'Updated {date}'}
          </Translate>
        </span>
      )}
    </p>
  );
}
