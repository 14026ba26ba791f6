import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const atom = '/docs/api-changelog/atom.xml';
const rss = '/docs/api-changelog/rss.xml';

/** Names the feeds of the changelog to feed readers, and links to them. */
export default function Feeds(): ReactNode {
  const title = translate({id: 'apiChangelog.feedTitle', message: 'Changes of the Mailwren API'});
  const addresses = {atom: useBaseUrl(atom), rss: useBaseUrl(rss)};
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={addresses.atom} />
        <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={addresses.rss} />
      </Head>
      <p className={styles.feeds}>
        <Translate
          id="apiChangelog.feeds"
          values={{
            // A feed is no page: past the router, and in the same tab.
            atom: (
              <Link to={`pathname://${atom}`} target="_self" translate="no">
                Atom
              </Link>
            ),
            rss: (
              <Link to={`pathname://${rss}`} target="_self" translate="no">
                RSS
              </Link>
            ),
          }}>
          {'Follow it in a feed reader: {atom} or {rss}.'}
        </Translate>
      </p>
    </>
  );
}
