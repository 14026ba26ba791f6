import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import IndexList from '@site-index';

import styles from './styles.module.css';
import BuiltHtml from '@site/src/components/ui/BuiltHtml';
import Icon from '@site/src/components/ui/Icon';
import {Bird} from '@site/src/components/ui/Wren';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import {searchPage} from '@site/src/config/search';

/** The page with the alphabetical index of the documentation. Its route is added by the site-index plugin. */
export default function SiteIndexPage(): ReactNode {
  const title = navigationLabel('siteIndex');
  const [isFetched, setFetched] = useState(false);
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
          <IndexFilter key={String(isFetched)} />
        </header>
        <BuiltHtml onFetched={() => setFetched(true)}>{IndexList ? <IndexList /> : null}</BuiltHtml>
      </main>
    </Layout>
  );
}

/** Lower case without diacritics, so that `resume` finds `Résumé`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Hides index entries that do not contain a string, and letters without visible entries. The list is static HTML,
 * which React does not render in the browser.
 *
 * @returns the number of visible entries; undefined if the string is empty
 */
function filterEntries(text: string): number | undefined {
  const query = plain(text);
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    let isUsed = false;
    for (const entry of section.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      entry.hidden = !plain(entry.textContent).includes(query);
      isUsed ||= !entry.hidden;
      found += entry.hidden ? 0 : 1;
    }
    section.hidden = !isUsed;
  }
  return query === '' ? undefined : found;
}

/** A field that hides entries that do not contain its text, which is initially the URL's query. Needs JavaScript. */
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
          : translate({id: 'siteIndex.found', message: 'Entries found: {count}'}, {count: String(found)})}{' '}
        {found === 0 ? (
          <Link to={searchPage}>
            <Translate id="siteIndex.search">Search the text of all pages</Translate>
          </Link>
        ) : null}
      </p>
    </div>
  );
}
