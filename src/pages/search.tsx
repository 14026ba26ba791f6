import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect} from 'react';

import styles from './search.module.css';
import {Announcement, Message} from '@site/src/components/navigation/SearchBox';
import {useSearch} from '@site/src/components/navigation/SearchBox/useSearch';
import PageHeader from '@site/src/components/ui/PageHeader';
import type {Locale} from '@site/src/config/locales';
import {searchFallback} from '@site/src/config/search';
import {startQueryAttribute} from '@site/src/lib/page';
import {pageUrl} from '@site/src/lib/routes';

/** The page of all results of a search, with the query in its URL. */
export default function SearchPage(): ReactNode {
  const {search: parameters} = useLocation();
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  const {query, answer, search} = useSearch(50);
  useEffect(() => {
    search(new URLSearchParams(parameters).get('q') ?? '');
  }, [parameters, search]);
  const title = translate({id: 'search.open', message: 'Search'});
  return (
    <Layout title={title} description={translate({id: 'search.description', message: 'Search all pages.'})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main {...{[startQueryAttribute]: 'q='}}>
        <PageHeader
          title={title}
          lead={<Translate id="search.lead">Enter a search term, or browse the list of all pages.</Translate>}
        />
        <div className={styles.page}>
          {/* With script, no action: this page. Without it, the index of all pages. */}
          <form
            className={styles.form}
            role="search"
            action={isBrowser ? undefined : pageUrl(searchFallback, currentLocale as Locale)}>
            <input
              key={query}
              className={styles.input}
              type="search"
              name="q"
              defaultValue={query}
              aria-label={title}
              autoComplete="off"
            />
            <button type="submit" className={styles.submit}>
              {title}
            </button>
          </form>
          <p role="status">{query && answer.status !== 'failed' ? <Announcement answer={answer} /> : null}</p>
          {query && answer.status === 'found' ? <answer.views.ResultLists groups={answer.groups} /> : null}
          {query && answer.status === 'failed' ? <Message answer={answer} onRetry={() => search(query, true)} /> : null}
          <Link to={searchFallback}>
            <Translate id="search.all">All pages from A to Z</Translate>
          </Link>
        </div>
      </main>
    </Layout>
  );
}
