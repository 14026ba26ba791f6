import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import prerendered from '@site-index';

import IndexList from '../IndexList';
import {filterEntries} from './filterEntries';
import styles from './styles.module.css';
import Icon from '@site/src/components/ui/Icon';
import {Bird} from '@site/src/components/ui/Wren';
import {navigationLabel} from '@site/src/components/navigation/labels';
import type {Group} from '@site/src/lib/siteIndex/buildIndex';

/** The page with the alphabetical index of the documentation. Its route is added by the site-index plugin. */
export default function SiteIndexPage(): ReactNode {
  const title = navigationLabel('siteIndex');
  return (
    <Layout
      title={title}
      description={translate({
        id: 'siteIndex.metaDescription',
        message: 'All pages and topics of the documentation, guides and API reference, in alphabetical order.',
        description: 'Index: the description in search results, at most 160 characters',
      })}>
      <main className={styles.page}>
        <header className={styles.head}>
          <div className={styles.stamp} role="presentation">
            <div className="perforated">
              <Bird />
            </div>
          </div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>
            <Translate id="siteIndex.lead">
              All pages and topics of the documentation, guides and API reference, in alphabetical order.
            </Translate>
          </p>
          <IndexFilter />
        </header>
        <StaticIndex />
      </main>
    </Layout>
  );
}

/** A field that hides the entries that do not contain its text; needs script, and starts with the query of the URL. */
function IndexFilter(): ReactNode {
  const {search} = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number>();
  const filter = (text: string): void => setFound(filterEntries(text));
  useEffect(() => {
    const query = new URLSearchParams(search).get('q');
    if (input.current && query !== null && query !== '') {
      input.current.value = query;
      filter(query);
    }
  }, [search]);
  const label = translate({id: 'siteIndex.filter', message: 'Filter entries'});
  return (
    <div className={styles.filter}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        onInput={({currentTarget}) => filter(currentTarget.value)}
      />
      <p role="status" className={found === 0 ? undefined : 'visually-hidden'}>
        {found === undefined
          ? null
          : translate({id: 'siteIndex.found', message: 'Entries found: {count}'}, {count: String(found)})}
      </p>
    </div>
  );
}

/** Rendered at build. The browser keeps that HTML; after client-side navigation, it loads the data. */
function StaticIndex(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<readonly Group[]>();
  useEffect(() => {
    if (container.current?.childElementCount === 0) {
      import('@generated/site-index/default/entries.json').then(
        ({default: index}) => setLoaded(index),
        // If the data cannot be loaded, load the page from the server.
        () => window.location.reload(),
      );
    }
  }, []);

  const groups = prerendered ?? loaded;
  return groups ? (
    <div key="list">
      <IndexList groups={groups} />
    </div>
  ) : (
    <div ref={container} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  );
}
