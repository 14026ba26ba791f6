import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useState} from 'react';

import styles from './search.module.css';
import {navigationLabel} from '@site/src/components/navigation/labels';
import {Announcement, Message} from '@site/src/components/navigation/SearchBox/Messages';
import {useSearch} from '@site/src/components/navigation/SearchBox/useSearch';
import PageHeader from '@site/src/components/ui/PageHeader';
import type {Locale} from '@site/src/config/locales';
import {searchFallback} from '@site/src/config/search';
import {startQueryAttribute} from '@site/src/lib/page';
import {pageUrl} from '@site/src/lib/routes';
import type {Area, ResultGroup} from '@site/src/lib/search/results';

/** The areas that results can be limited to. */
const areas = ['docs', 'api', 'guides', 'blog'] as const satisfies readonly Area[];

/** The results of one area; all without one. */
const groupsIn = (groups: readonly ResultGroup[], area: Area | undefined): readonly ResultGroup[] =>
  area === undefined
    ? groups
    : [{area, results: groups.flatMap(({results}) => results).filter((result) => result.area === area)}];

/** How many results an area has; all without one. */
const countIn = (groups: readonly ResultGroup[], area: Area | undefined): number =>
  groupsIn(groups, area).flatMap(({results}) => results).length;

/** The page of all results of a search, with the query in its URL. */
export default function SearchPage(): ReactNode {
  const {search: parameters} = useLocation();
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  const {query, state, search} = useSearch(50);
  const [choice, setChoice] = useState<{query: string; area: Area | undefined}>();
  // Another search starts with all results.
  const area = choice?.query === query ? choice.area : undefined;
  useEffect(() => {
    search(new URLSearchParams(parameters).get('q') ?? '');
  }, [parameters, search]);
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
          <p className={styles.needsScript}>
            <Translate id="search.needsScript">
              The search needs JavaScript, which is off in your browser. Browse the list of all pages instead.
            </Translate>
          </p>
          <div className={styles.line}>
            <div role="status">{query && state.status !== 'failed' ? <Announcement state={state} /> : null}</div>
            <Link to={searchFallback}>
              <Translate id="search.all">All pages from A to Z</Translate>
            </Link>
          </div>
          {query && state.status === 'found' && state.count > 0 ? (
            <>
              <div
                className={styles.chips}
                role="group"
                aria-label={translate({id: 'search.areas', message: 'Show results in'})}>
                {([undefined, ...areas] as const)
                  .map((each) => ({each, count: countIn(state.groups, each)}))
                  .filter(({count}) => count > 0)
                  .map(({each, count}) => (
                    <button
                      key={each ?? 'all'}
                      type="button"
                      aria-pressed={each === area}
                      onClick={() => setChoice({query, area: each})}>
                      {each === undefined ? (
                        <Translate id="search.areas.all">All results</Translate>
                      ) : (
                        navigationLabel(each === 'api' ? 'apiReference' : each)
                      )}{' '}
                      <span className={styles.count}>{count}</span>
                    </button>
                  ))}
              </div>
              <state.views.ResultLists groups={groupsIn(state.groups, area)} />
            </>
          ) : null}
          {query && state.status === 'failed' ? <Message state={state} onRetry={() => search(query, true)} /> : null}
        </div>
      </main>
    </Layout>
  );
}
