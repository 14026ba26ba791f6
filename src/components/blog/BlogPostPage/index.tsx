import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {blogPostContainerID} from '@docusaurus/utils-common';
import type {Props as StockProps} from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CategoryBadge from '../CategoryBadge';
import Motif from '../Motif';
import PostList from '../PostList';
import PostMeta from '../PostMeta';
import {BlogPostingData} from '../structuredData';
import OtherLanguages from './OtherLanguages';
import ShareLinks from './ShareLinks';
import styles from './styles.module.css';
import Figures from '@site/src/components/mdx/figures';
import AirmailStripe from '@site/src/components/ui/AirmailStripe';
import {listPath} from '@site/src/plugins/blog/paths';
import type {PostPage} from '@site/src/plugins/blog/types';

/** From how many minutes on a post has a list of contents, if it has so many headings. */
const long = {minutes: 3, headings: 3} as const;

/** A post: its text in a readable measure, and what leads on from it. */
export default function BlogPostPage({content: Content, post}: StockProps & {post: PostPage}): ReactNode {
  const {toc, frontMatter} = Content;
  const hasContents = post.minutes >= long.minutes && toc.length >= long.headings;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}>
      <PageMetadata
        title={post.title}
        description={post.description}
        keywords={frontMatter.keywords}
        image={post.image}>
        <meta property="og:type" content="article" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={post.title} />
        <meta property="article:published_time" content={post.published} />
        {post.updated === undefined ? null : <meta property="article:modified_time" content={post.updated} />}
        {post.tags.map(({label}) => (
          <meta key={label} property="article:tag" content={label} />
        ))}
      </PageMetadata>
      <BlogPostingData post={post} />
      <Layout>
        <main className={styles.page}>
          <article>
            <Header post={post} />
            <div className={clsx(styles.columns, hasContents && styles.withContents)}>
              <div className={styles.column}>
                <OtherLanguages />
                {hasContents ? <TOCCollapsible toc={toc} className={styles.contents} /> : null}
                <div id={blogPostContainerID} className={clsx('markdown', styles.text)}>
                  <MDXContent>
                    <Figures>
                      <Content />
                    </Figures>
                  </MDXContent>
                </div>
                <Footer post={post} />
              </div>
              {hasContents ? (
                <div className={styles.aside}>
                  <TOC toc={toc} />
                </div>
              ) : null}
            </div>
          </article>
          <Neighbours post={post} />
          <Related post={post} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function Header({post}: {post: PostPage}): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.headline}>
        <p className={styles.badges}>
          <Link to={listPath}>
            <Translate id="blog.back">Blog</Translate>
          </Link>
          <CategoryBadge category={post.category} linked />
        </p>
        <h1 className={styles.title}>{post.title}</h1>
        <p className={styles.lead}>{post.description}</p>
        <p className={styles.authors}>
          <Translate id="blog.by" values={{authors: <b>{post.authors.map(({name}) => name).join(', ')}</b>}}>
            {'By {authors}'}
          </Translate>
        </p>
        <PostMeta {...post} />
      </div>
      <div className={styles.motif}>
        <Motif category={post.category} seed={post.path} />
      </div>
      <div className={styles.stripe}>
        <AirmailStripe />
      </div>
    </header>
  );
}

function Footer({post}: {post: PostPage}): ReactNode {
  return (
    <footer className={styles.footer}>
      <ul className={styles.tags} aria-label={translate({id: 'blog.tags', message: 'Tags'})}>
        {post.tags.map(({path, label}) => (
          <li key={path}>
            <Link to={path} rel="tag">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ShareLinks title={post.title} />
      <ul className={styles.writers} aria-label={translate({id: 'blog.authors', message: 'Authors'})}>
        {post.authors.map(({name, title}) => (
          <li key={name}>
            <b>{name}</b>
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </footer>
  );
}

function Neighbours({post: {older, newer}}: {post: PostPage}): ReactNode {
  if (!older && !newer) {
    return null;
  }
  return (
    <nav
      className={styles.neighbours}
      aria-label={translate({
        id: 'blog.neighbours',
        message: 'More posts',
        description: 'Blog: read out as the name of the links to the previous and the next post',
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
    <section className={styles.related} aria-labelledby="related-posts">
      <h2 id="related-posts">
        <Translate id="blog.related">Related posts</Translate>
      </h2>
      <PostList cards={related} level={3} />
    </section>
  );
}
