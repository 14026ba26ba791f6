import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props as OriginalProps} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

import BlogFrame from '../BlogFrame';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/ui/useFormat';
import {unbroken} from '@site/src/lib/unbroken';
import type {BlogInfo} from '@site/src/blog/models';

/** All tags of the blog with their number of posts. */
export default function BlogTagsPage({tags, blog}: Pick<OriginalProps, 'tags'> & {blog: BlogInfo}): ReactNode {
  const {number} = useFormat();
  const title = translate({id: 'blog.tags', message: 'Tags'});
  const lead = translate({
    id: 'blog.tags.about',
    message: 'All blog topics, from A to Z.',
    description: 'Blog: below the title of the list of all tags; at most 160 characters',
  });
  return (
    <BlogFrame title={title} lead={lead} blog={blog} current="tags">
      <ul className={styles.tags}>
        {tags.map(({permalink, label, count, description}) => (
          <li key={permalink}>
            <h2 className={styles.tag}>
              <Link to={permalink}>{label}</Link> <span className={styles.count}>{number(count)}</span>
            </h2>
            <p className="ui-muted">{unbroken(description ?? '')}</p>
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}
