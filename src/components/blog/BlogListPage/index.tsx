import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import BlogFrame from '../BlogFrame';
import LoadMore from '../LoadMore';
import {PostCard} from '../PostList';
import {categoryDescription, categoryName} from '../labels';
import {BlogData} from '../structuredData';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import type {ListPage} from '@site/src/lib/blog/models';

interface Props {
  list: ListPage;
  blog: {title: string; description: string};
}

function headOf({list: {kind, tag}, blog}: Props): {title: string; lead: string} {
  if (tag) {
    return {title: tag.label, lead: tag.description ?? ''};
  }
  return kind === 'all' || kind === 'tag'
    ? {title: blog.title, lead: blog.description}
    : {title: categoryName(kind), lead: categoryDescription(kind)};
}

/** A list of posts: all posts, or the posts with a category or a tag. */
export default function BlogListPage(props: Props): ReactNode {
  const {list, blog} = props;
  const {number} = useFormat();
  const {title, lead} = headOf(props);
  const isFirst = list.page === 1;
  const isMain = list.kind === 'all' && isFirst;
  const own = list.kind === 'all' ? title : `${title} – ${blog.title}`;
  const pageOf = translate(
    {id: 'blog.page', message: 'page {page} of {pages}'},
    {page: number(list.page), pages: number(list.pages)},
  );
  return (
    <BlogFrame
      metaTitle={isFirst ? own : `${own}, ${pageOf}`}
      metaDescription={isFirst ? lead : `${lead} (${pageOf})`}
      title={
        isFirst ? (
          title
        ) : (
          <>
            {title}
            <span className={styles.pageOf}>{pageOf}</span>
          </>
        )
      }
      lead={lead}
      counts={list.counts}
      current={list.kind}
      indexable={isMain}>
      {isMain ? <BlogData {...blog} /> : null}
      {list.featured ? <PostCard card={list.featured} featured /> : null}
      <LoadMore key={list.path} list={list} />
    </BlogFrame>
  );
}
