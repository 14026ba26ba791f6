import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Blog, BlogPosting, Thing, WithContext} from 'schema-dts';

import {categoryName} from './labels';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import {brand, hosts} from '@site/src/config/site';
import type {PostPage} from '@site/src/plugins/blog/types';

/** Data for search engines, in the head; no text can end the element. */
function StructuredData<Data extends Thing>({data}: {data: WithContext<Data>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}

const publisher = {'@type': 'Organization', name: brand, url: hosts.site} as const;

/** Says of the list of all posts that it is a blog. */
export function BlogData({title, description}: {title: string; description: string}): ReactNode {
  const {url, iso} = useAlternates().current;
  return (
    <StructuredData<Blog>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Blog',
        '@id': url,
        url,
        name: `${brand}: ${title}`,
        description,
        inLanguage: iso,
        publisher,
      }}
    />
  );
}

/** Says of a post who wrote it, when and about what. */
export function BlogPostingData({post}: {post: PostPage}): ReactNode {
  const {url, iso} = useAlternates().current;
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <StructuredData<BlogPosting>
      data={{
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': url,
        url,
        mainEntityOfPage: url,
        headline: post.title,
        description: post.description,
        datePublished: post.published,
        dateModified: post.updated ?? post.published,
        author: post.authors.map(({name}) => ({'@type': 'Organization', name})),
        publisher,
        image: withBaseUrl(post.image, {absolute: true}),
        articleSection: categoryName(post.category),
        keywords: post.tags.map(({label}) => label),
        wordCount: post.words,
        timeRequired: `PT${post.minutes}M`,
        inLanguage: iso,
      }}
    />
  );
}
