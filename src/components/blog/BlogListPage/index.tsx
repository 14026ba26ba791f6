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
import PostCard from '../PostCard';
import {categoryDescription, categoryName} from '../labels';
import {BlogData} from '../structuredData';
import styles from './styles.module.css';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import Notice from '@site/src/components/ui/Notice';
import {useFormat} from '@site/src/components/useFormat';
import {localeConfigs} from '@site/src/config/locales';
import {tagsPath} from '@site/src/plugins/blog/paths';
import type {ListPage} from '@site/src/plugins/blog/types';

interface Props {
  list: ListPage;
  blog: {title: string; description: string};
}

/** What a list is called, and what it is about. */
function headOf({list: {kind, tag}, blog}: Props): {title: string; lead: string} {
  if (tag) {
    return {title: tag.label, lead: tag.description};
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
    {
      id: 'blog.page',
      message: 'page {page} of {pages}',
      description: 'Blog: behind the title of a later page of a list, such as "page 2 of 3"',
    },
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
          {list.total === 0 ? <NothingHere /> : <LoadMore key={list.path} list={list} />}
          <footer className={styles.footer}>
            <FeedLinks />
            <Link to={tagsPath}>
              <Translate id="blog.allTags" description="Blog: leads to the list of all tags">
                All tags
              </Translate>
            </Link>
          </footer>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Says that a category has no posts in this language, and where it has. */
function NothingHere(): ReactNode {
  const others = useAlternates().all.filter(({exists, current}) => exists && !current);
  return (
    <Notice kind="empty" className={styles.empty}>
      <p>
        <Translate id="blog.empty" description="Blog: on a category without posts in this language">
          There are no posts in this language here yet.
        </Translate>
      </p>
      {others.length > 0 ? (
        <ul>
          {others.map(({locale, iso, path}) => (
            <li key={locale}>
              {/* Another language is another build: the router of this one does not know its pages. */}
              {/* eslint-disable-next-line @docusaurus/no-html-links */}
              <a href={path} hrefLang={iso} lang={iso} data-locale={locale}>
                {localeConfigs[locale].nativeName}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
