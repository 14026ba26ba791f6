import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {contentBases} from '@site/src/config/routes';

const feeds = [
  {name: 'RSS', file: 'rss.xml', type: 'application/rss+xml'},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  {name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json'},
] as const;

/** Links to the feeds of this language. */
export default function FeedLinks(): ReactNode {
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
