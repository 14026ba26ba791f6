import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CategoryNav from '../CategoryNav';
import FeedLinks from '../FeedLinks';
import LoadMore from '../LoadMore';
import MoreInEnglish from '../MoreInEnglish';
import NothingHere from '../NothingHere';
import PostCard from '../PostCard';
import {categoryDescription, categoryName} from '../labels';
import {BlogData} from '../structuredData';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {tagsPath} from '@site/src/plugins/blog/paths';
import type {ListPage} from '@site/src/plugins/blog/types';

interface Props {
  list: ListPage;
  blog: {title: string; description: string};
}

/** What a list is called, and what it is about. */
function headOf({list: {kind, tag}, blog}: Props): {title: string; lead: string} {
  if (tag) {
    return {title: tag.label, lead: tag.description ?? ''};
  }
  return kind === 'all' || kind === 'tag'
    ? {title: blog.title, lead: blog.description}
    : {title: categoryName(kind), lead: categoryDescription(kind)};
}

/** All posts, those of a category or those with a tag. */
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
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <Layout>
        <PageMetadata title={isFirst ? own : `${own}, ${pageOf}`} description={lead} />
        {list.total === 0 ? (
          <Head>
            <meta name="robots" content="noindex" />
          </Head>
        ) : null}
        {list.kind === 'all' && isFirst ? <BlogData {...blog} /> : null}
        <main className={styles.page}>
          <header className={styles.header}>
            <h1>
              {title}
              {isFirst ? null : <span className={styles.pageOf}>{pageOf}</span>}
            </h1>
            <p className={styles.lead}>{lead}</p>
          </header>
          <CategoryNav current={list.kind} counts={list.counts} />
          {list.featured ? <PostCard card={list.featured} size="large" /> : null}
          {list.total === 0 && list.kind !== 'all' && list.kind !== 'tag' ? (
            <NothingHere category={list.kind} />
          ) : (
            <LoadMore key={list.path} list={list} />
          )}
          {list.moreInEnglish === undefined ? null : <MoreInEnglish count={list.moreInEnglish} />}
          <footer className={styles.footer}>
            <FeedLinks />
            <Link to={tagsPath}>
              <Translate id="blog.allTags">All tags</Translate>
            </Link>
          </footer>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
