import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import type {TagsPage} from '@site/src/plugins/blog/types';

/** All tags of the blog with their number of posts. */
export default function BlogTagsPage({tags, blog}: TagsPage & {blog: {title: string}}): ReactNode {
  const {number} = useFormat();
  const title = translate({id: 'blog.tags', message: 'Tags'});
  const lead = translate({
    id: 'blog.tags.about',
    message: 'Everything that our posts are about, from A to Z.',
    description: 'Blog: below the title of the list of all tags; at most 160 characters',
  });
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <Layout>
        <PageMetadata title={`${title} – ${blog.title}`} description={lead} />
        <main className={styles.page}>
          <header>
            <p className={styles.back}>
              <Link to="/blog">{blog.title}</Link>
            </p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </header>
          <ul className={styles.tags}>
            {tags.map(({path, label, count, description}) => (
              <li key={path}>
                <h2 className={styles.tag}>
                  <Link to={path}>{label}</Link> <span className={styles.count}>{number(count)}</span>
                </h2>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
