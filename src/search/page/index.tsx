import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import boxStyles from '../box/box.module.css';
import {Message, ResultLists} from '../box/Results';
import {useSearch} from '../box/useSearch';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import PageHeader from '@site/src/components/ui/PageHeader';
import {Page, Row} from '@site/src/components/ui/primitives';
import type {Locale} from '@site/src/config/locales';
import {searchFallback} from '@site/src/config/search';
import {startQueryAttribute} from '@site/src/lib/page';
import {pageUrl} from '@site/src/lib/routes';

/** The page of all results of a search, with the query in its URL. */
export default function SearchPage(): ReactNode {
  const {search: parameters} = useLocation();
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  // The page is built without a query.
  const query = isBrowser ? (new URLSearchParams(parameters).get('q')?.trim() ?? '') : '';
  const {state} = useSearch(query, 50);
  const title = translate({id: 'search.open', message: 'Search'});
  return (
    <Layout title={title} description={translate({id: 'search.description', message: 'Search all pages.'})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.main} {...{[startQueryAttribute]: 'q='}}>
        <PageHeader
          title={title}
          lead={<Translate id="search.lead">Enter a search term, or browse the list of all pages.</Translate>}
        />
        <Page className={styles.page}>
          {/* With JavaScript, the form submits to this page; without it, to the index of all pages. */}
          <Row
            as="form"
            className={styles.form}
            role="search"
            action={isBrowser ? undefined : pageUrl(searchFallback, currentLocale as Locale)}>
            <input
              key={query}
              className={boxStyles.input}
              type="search"
              name="q"
              defaultValue={query}
              aria-label={title}
              autoComplete="off"
            />
            <Button type="submit" size="small">
              {title}
            </Button>
          </Row>
          <p className={styles.needsScript}>
            <Translate id="search.needsScript">
              The search needs JavaScript, which is off in your browser. Browse the list of all pages instead.
            </Translate>
          </p>
          <Row className={styles.line}>
            <div role="status">{query ? <Message state={state} /> : null}</div>
            <Link to={searchFallback}>
              <Translate id="search.all">All pages from A to Z</Translate>
            </Link>
          </Row>
          {query !== '' && state.status === 'found' ? <ResultLists groups={state.groups} /> : null}
        </Page>
      </main>
    </Layout>
  );
}
