import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import BlogFrame from '../BlogFrame';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import type {TagsPage} from '@site/src/lib/blog/models';

/** All tags of the blog with their number of posts. */
export default function BlogTagsPage({tags, counts, blog}: TagsPage & {blog: {title: string}}): ReactNode {
  const {number} = useFormat();
  const title = translate({id: 'blog.tags', message: 'Tags'});
  const lead = translate({
    id: 'blog.tags.about',
    message: 'All blog topics, from A to Z.',
    description: 'Blog: below the title of the list of all tags; at most 160 characters',
  });
  return (
    <BlogFrame metaTitle={`${title} – ${blog.title}`} title={title} lead={lead} counts={counts} current="tags">
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
    </BlogFrame>
  );
}
