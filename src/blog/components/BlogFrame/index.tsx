import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {categoryLabels} from '../categories';
import styles from './styles.module.css';
import NewsletterForm, {NewsletterTopic} from '@site/src/components/ui/NewsletterForm';
import PageHeader from '@site/src/components/ui/PageHeader';
import {useFormat} from '@site/src/components/ui/useFormat';
import {contentBases} from '@site/src/config/routes';
import {type Category, categories} from '@site/src/data/blog';
import {categoryPath, listPath, tagsPath} from '@site/src/lib/blogPaths';
import type {BlogInfo} from '@site/src/blog/models';

interface Props {
  title: string;
  lead: string;
  blog: BlogInfo;
  current: 'all' | Category | 'tag' | 'tags';
  /** Whether search engines may list the page. A list that only repeats other lists isn't useful as a search result. */
  indexable?: boolean;
  children: ReactNode;
}

/** The frame of the blog's list pages: title, categories, and newsletter. */
export default function BlogFrame({title, lead, blog, current, indexable = false, children}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <Layout>
        <PageMetadata title={current === 'all' ? title : `${title} – ${blog.title}`} description={lead} />
        {indexable ? null : (
          <Head>
            <meta name="robots" content="noindex" />
          </Head>
        )}
        <main>
          <PageHeader title={title} lead={lead} />
          <div className={styles.page}>
            <CategoryNav current={current} blog={blog} />
            {children}
            <section className={styles.newsletter} aria-labelledby="newsletter">
              <div>
                <NewsletterTopic as="h2" id="newsletter" />
              </div>
              <NewsletterForm />
            </section>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Links to all posts, to each category that has posts in this language, to the tags, and to the feed. */
function CategoryNav({current, blog: {counts}}: Pick<Props, 'current' | 'blog'>): ReactNode {
  const {number} = useFormat();
  const feed = useBaseUrl(`${contentBases.blog}/rss.xml`);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entry = (kind: Props['current'], path: string, name: string, count?: number): ReactNode => (
    <li key={kind}>
      <Link to={path} className={styles.category} aria-current={current === kind ? 'page' : undefined}>
        {name} {count === undefined ? null : <span className={styles.count}>{number(count)}</span>}
      </Link>
    </li>
  );
  return (
    <nav className={styles.nav} aria-label={translate({id: 'blog.categories', message: 'Categories'})}>
      <ul className="ui-list scroll-fade">
        {entry('all', listPath, translate({id: 'blog.category.all', message: 'All Posts'}), total)}
        {categories
          .filter((category) => category in counts)
          .map((category) =>
            entry(category, categoryPath(category), categoryLabels[category].name(), counts[category]),
          )}
        {/* A language without posts doesn't have a tag list. */}
        {total > 0 ? entry('tags', tagsPath, translate({id: 'blog.tags', message: 'Tags'})) : null}
        <li className={styles.feed}>
          <Link to={`pathname://${feed}`} target="_self" type="application/rss+xml" className={styles.category}>
            RSS
          </Link>
        </li>
      </ul>
    </nav>
  );
}
