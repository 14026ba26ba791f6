import Link from '@docusaurus/Link';
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PostList from '../PostList';
import styles from './morePosts.module.css';
import type {PostPage} from '@site/src/blog/models';

interface Props extends Pick<PostPage, 'related'> {
  /** The post before this one in time. */
  older?: BlogPostMetadata['nextItem'];
  newer?: BlogPostMetadata['prevItem'];
}

/** The previous, the next and related posts, if there are any. */
export default function MorePosts({related, ...neighbors}: Props): ReactNode {
  return (
    <>
      <Neighbors {...neighbors} />
      <Related related={related} />
    </>
  );
}

function Neighbors({older, newer}: Omit<Props, 'related'>): ReactNode {
  if (!older && !newer) {
    return null;
  }
  return (
    <nav
      className={styles.neighbors}
      aria-label={translate({
        id: 'blog.neighbors',
        message: 'More posts',
        description: 'Blog: accessible name of the links to the previous and next post',
      })}>
      {older ? (
        <Link to={older.permalink} rel="prev" className="ui-card">
          <span>
            <Translate id="blog.older">Previous post</Translate>
          </span>
          {older.title}
        </Link>
      ) : null}
      {newer ? (
        <Link to={newer.permalink} rel="next" className={clsx('ui-card', styles.newer)}>
          <span>
            <Translate id="blog.newer">Next post</Translate>
          </span>
          {newer.title}
        </Link>
      ) : null}
    </nav>
  );
}

function Related({related}: Pick<Props, 'related'>): ReactNode {
  if (related.length === 0) {
    return null;
  }
  return (
    <section className={styles.related} aria-labelledby="related-posts" data-site-only>
      <h2 id="related-posts">
        <Translate id="blog.related">Related posts</Translate>
      </h2>
      <PostList cards={related} level={3} />
    </section>
  );
}
