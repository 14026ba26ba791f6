import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import BlogFrame from '../BlogFrame';
import LoadMore from '../LoadMore';
import {PostRow} from '../PostList';
import {categoryDescription, categoryName} from '../labels';
import {BlogData} from '../structuredData';
import styles from './styles.module.css';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import {useFormat} from '@site/src/components/useFormat';
import type {ListPage} from '@site/src/plugins/blog/types';

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

/** A list of posts: all of them, those of a category, or those with a tag. */
export default function BlogListPage(props: Props): ReactNode {
  const {list, blog} = props;
  const {number} = useFormat();
  const {title, lead} = headOf(props);
  const isFirst = list.page === 1;
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
        <>
          {title}
          {isFirst ? null : <span className={styles.pageOf}>{pageOf}</span>}
        </>
      }
      lead={lead}
      counts={list.counts}
      current={list.kind}>
      {list.kind === 'all' && isFirst ? <BlogData {...blog} /> : null}
      {list.featured ? <PostRow card={list.featured} featured /> : null}
      <LoadMore key={list.path} list={list} />
      {list.moreInEnglish === undefined ? null : <MoreInEnglish count={list.moreInEnglish} />}
    </BlogFrame>
  );
}

/** Links to the English list, which has more posts than this language. */
function MoreInEnglish({count}: {count: number}): ReactNode {
  const {number} = useFormat();
  const {selectMessage} = usePluralForm();
  const {path, iso, locale} = useAlternates().default;
  return (
    // Each language is a separate build: the router does not know the pages of the others.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className={styles.inEnglish} href={path} hrefLang={iso} data-locale={locale}>
      {selectMessage(
        count,
        translate(
          {
            id: 'blog.moreInEnglish',
            message: '{count} more post in English|{count} more posts in English',
            description: 'Blog: link below the list of a language that has fewer posts than English',
          },
          {count: number(count)},
        ),
      )}
    </a>
  );
}
