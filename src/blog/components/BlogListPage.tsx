import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';
import type {ReactNode} from 'react';

import BlogFrame from './BlogFrame';
import LoadMore from './LoadMore';
import {PostCard} from './PostList';
import {categoryLabels} from './categories';
import type {Category} from '@site/src/data/blog';
import type {BlogInfo, Card} from '@site/src/blog/models';

interface Props {
  cards: readonly Card[];
  blog: BlogInfo;
  /** Set on the list of all posts. */
  metadata?: BlogPaginatedMetadata;
  /** Set on a tag's list. */
  tag?: {label: string; description?: string};
  /** Set on a category's list. */
  category?: Category;
}

/** A list of all posts, or of those in a category or with a tag. The list of all posts starts with the featured one. */
export default function BlogListPage({blog, cards, metadata, tag, category}: Props): ReactNode {
  const labels = category && categoryLabels[category];
  const title = tag?.label ?? labels?.name() ?? blog.title;
  const lead = tag ? (tag.description ?? '') : (labels?.description() ?? blog.description);
  const isMain = metadata?.page === 1;
  const featured = isMain ? (cards.find((card) => card.featured) ?? cards[0]) : undefined;
  const current = category ?? (tag ? 'tag' : 'all');
  return (
    <BlogFrame title={title} lead={lead} blog={blog} current={current} indexable={isMain}>
      {featured ? <PostCard card={featured} featured /> : null}
      <LoadMore key={title} list={title} cards={cards.filter((card) => card !== featured)} />
    </BlogFrame>
  );
}
