import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import PostList from '../PostList';
import styles from './morePosts.module.css';
import type {PostPage} from '@site/src/lib/blog/models';

/** The previous, the next and related posts, if there are any. */
export default function MorePosts({post}: {post: PostPage}): ReactNode {
  return (
    <>
      <Neighbors post={post} />
      <Related post={post} />
    </>
  );
}

function Neighbors({post: {older, newer}}: {post: PostPage}): ReactNode {
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
        <Link to={older.path} rel="prev" className={styles.older}>
          <span>
            <Translate id="blog.older">Previous post</Translate>
          </span>
          {older.label}
        </Link>
      ) : null}
      {newer ? (
        <Link to={newer.path} rel="next" className={styles.newer}>
          <span>
            <Translate id="blog.newer">Next post</Translate>
          </span>
          {newer.label}
        </Link>
      ) : null}
    </nav>
  );
}

function Related({post: {related}}: {post: PostPage}): ReactNode {
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
