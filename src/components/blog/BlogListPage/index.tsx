import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import LoadMore from '../LoadMore';
import Motif from '../Motif';
import {PostCard} from '../PostList';
import {categoryDescription, categoryName} from '../labels';
import {BlogData} from '../structuredData';
import styles from './styles.module.css';
import {LanguageLinks} from '@site/src/components/navigation/LanguageMenu';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import Notice from '@site/src/components/ui/Notice';
import {useFormat} from '@site/src/components/useFormat';
import {contentBases} from '@site/src/config/routes';
import {type Category, categories} from '@site/src/data/blog';
import {categoryPath, listPath, tagsPath} from '@site/src/plugins/blog/paths';
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
            <EmptyCategory category={list.kind} />
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

/** Links to all posts and to each category, with the number of posts. */
function CategoryNav({current, counts}: {current: ListPage['kind']; counts: ListPage['counts']}): ReactNode {
  const {number} = useFormat();
  const all = {
    kind: 'all',
    path: listPath,
    name: translate({id: 'blog.category.all', message: 'All posts'}),
    count: categories.reduce((sum, category) => sum + counts[category], 0),
  };
  const entries = categories.map((category) => ({
    kind: category,
    path: categoryPath(category),
    name: categoryName(category),
    count: counts[category],
  }));
  return (
    <nav className={styles.nav} aria-label={translate({id: 'blog.categories', message: 'Categories'})}>
      <ul>
        {[all, ...entries].map(({kind, path, name, count}) => (
          <li key={kind}>
            <Link
              to={path}
              className={styles.category}
              aria-current={current === kind ? 'page' : undefined}
              data-empty={count === 0 ? '' : undefined}>
              {name} <span className={styles.count}>{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown for a category without posts in this language, with links to the languages that have some. */
function EmptyCategory({category}: {category: Category}): ReactNode {
  const others = useAlternates().all.filter(({exists, current}) => exists && !current);
  return (
    <Notice kind="empty" className={styles.empty}>
      <div className={styles.picture}>
        <Motif category={category} seed="nothing" />
      </div>
      <div className={styles.message}>
        <p>
          <Translate id="blog.empty">There are no posts in this language here yet.</Translate>
        </p>
        {others.length > 0 ? <LanguageLinks alternates={others} /> : null}
      </div>
    </Notice>
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

const feeds = [
  {name: 'RSS', file: 'rss.xml', type: 'application/rss+xml'},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  {name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json'},
] as const;

/** Links to the feeds of this language. */
function FeedLinks(): ReactNode {
  const base = useBaseUrl(contentBases.blog);
  return (
    <p className={styles.feeds}>
      <span>
        <Translate id="blog.feeds">Follow new posts:</Translate>
      </span>
      {feeds.map(({name, file, type}) => (
        // A file, not a page: the router does not know it.
        // eslint-disable-next-line @docusaurus/no-html-links
        <a key={file} href={`${base}/${file}`} type={type}>
          {name}
        </a>
      ))}
    </p>
  );
}
