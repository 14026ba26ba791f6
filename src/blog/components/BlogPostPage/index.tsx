import Link from '@docusaurus/Link';
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
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

import {CategoryBadge} from '../categories';
import PostMeta from '../PostMeta';
import {BlogPostingData} from '../structuredData';
import PostList from '../PostList';
import styles from './styles.module.css';
import TranslationNotice from '@site/src/components/ui/TranslationNotice';
import LanguageLinks from '@site/src/components/ui/LanguageLinks';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import {listPath} from '@site/src/lib/blogPaths';
import {unbroken} from '@site/src/lib/unbroken';
import Picture from '@site/src/components/ui/Picture';
import type {PostPage} from '@site/src/blog/models';

/** A post of at least this length has a table of contents. */
const long = {minutes: 3, headings: 3} as const;

/** A post, with links to its tags and related posts. */
export default function BlogPostPage({content: Content, post}: StockProps & {post: PostPage}): ReactNode {
  const {toc, metadata} = Content;
  const {authors, tags} = metadata;
  const hasContents = (post.minutes ?? 0) >= long.minutes && toc.length >= long.headings;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}>
      <PageMetadata
        title={post.title}
        description={post.description}
        keywords={metadata.frontMatter.keywords}
        image={post.image}>
        <meta property="og:type" content="article" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={post.title} />
        <meta property="article:published_time" content={post.published} />
        {post.updated === undefined ? null : <meta property="article:modified_time" content={post.updated} />}
        {tags.map(({label}) => (
          <meta key={label} property="article:tag" content={label} />
        ))}
      </PageMetadata>
      <BlogPostingData post={post} metadata={metadata} />
      <Layout>
        <main className={styles.page}>
          <article>
            <Header post={post} authors={authors} />
            <div className={clsx(styles.columns, hasContents && styles.withContents)}>
              <div className={styles.column}>
                <TranslationNotice />
                {hasContents ? <TOCCollapsible toc={toc} className={styles.contents} /> : null}
                <div id={blogPostContainerID} className={clsx('markdown', styles.text)}>
                  <MDXContent>
                    <Content />
                  </MDXContent>
                </div>
              </div>
              <Footer authors={authors} tags={tags} />
              {hasContents ? (
                <div className={styles.aside}>
                  <TOC toc={toc} />
                </div>
              ) : null}
            </div>
          </article>
          <Related posts={post.related} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function Header({post, authors}: {post: PostPage; authors: BlogPostMetadata['authors']}): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.headline}>
        <p className={styles.badges} data-site-only>
          <Link to={listPath}>
            <Translate id="blog.back">Blog</Translate>
          </Link>
          <CategoryBadge category={post.category} linked />
        </p>
        <h1 className={styles.title}>{post.title}</h1>
        <p className={styles.lead}>{unbroken(post.description)}</p>
        <p className={styles.authors}>
          <Translate id="blog.by" values={{authors: <b>{authors.map(({name}) => name).join(', ')}</b>}}>
            {'By {authors}'}
          </Translate>
        </p>
        <PostMeta {...post} />
      </div>
      <div className={styles.motif}>
        <Picture file="drawings" name={post.drawing} viewBox="0 0 320 120" className="line-drawing" />
      </div>
      <div className={styles.stripe}>
        <div className="ui-stripe" role="presentation" />
      </div>
    </header>
  );
}

function Footer({authors, tags}: Pick<BlogPostMetadata, 'authors' | 'tags'>): ReactNode {
  return (
    <footer className={styles.footer} data-site-only>
      <ul className="ui-list" aria-label={translate({id: 'blog.authors', message: 'Authors'})}>
        {authors.map(({name, title: role, url = '/about'}) => (
          <li key={name} className="ui-row">
            <Link to={url}>{name}</Link>
            <span className="ui-muted">{role}</span>
          </li>
        ))}
      </ul>
      <ul className="ui-row gap-1" aria-label={translate({id: 'blog.tags', message: 'Tags'})}>
        {tags.map(({permalink, label}) => (
          <li key={permalink}>
            <Link to={permalink} rel="tag" className="ui-pill">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <OtherLanguages />
    </footer>
  );
}

/** Links to the post in other languages, if there are any. */
function OtherLanguages(): ReactNode {
  const others = useAlternates().all.filter(({exists, current}) => exists && !current);
  if (others.length === 0) {
    return null;
  }
  return (
    <div className={styles.links}>
      <p>
        <Translate id="blog.languages">This post is also available in:</Translate>
      </p>
      <LanguageLinks alternates={others} className="ui-row" />
    </div>
  );
}

/** Posts about the same topics, if there are any. */
function Related({posts}: {posts: PostPage['related']}): ReactNode {
  return posts.length === 0 ? null : (
    <section className={styles.related} aria-labelledby="related-posts" data-site-only>
      <h2 id="related-posts">
        <Translate id="blog.related">Related posts</Translate>
      </h2>
      <PostList cards={posts} level={3} />
    </section>
  );
}
