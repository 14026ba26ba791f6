import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {BlogPosting} from 'schema-dts';

import {categoryLabels} from './categories';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import StructuredData from '@site/src/components/ui/StructuredData';
import {brand, hosts} from '@site/src/config/site';
import type {PostPage} from '@site/src/blog/models';

interface PostData {
  post: PostPage;
  metadata: Pick<BlogPostMetadata, 'authors' | 'tags'>;
}

/** Describes a post to search engines. */
export function BlogPostingData({post, metadata: {authors, tags}}: PostData): ReactNode {
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
        author: authors.map(({name}) => ({'@type': 'Organization', name})),
        publisher: {'@type': 'Organization', name: brand, url: hosts.site},
        image: withBaseUrl(post.image, {absolute: true}),
        articleSection: categoryLabels[post.category].name(),
        keywords: tags.map(({label}) => label),
        ...(post.minutes !== undefined && {timeRequired: `PT${post.minutes}M`}),
        inLanguage: iso,
      }}
    />
  );
}
