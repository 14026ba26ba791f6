import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './results.module.css';
import type {SearchState} from './useSearch';

/** Why there are no results: they are loading, could not be loaded, or nothing was found. */
export function Message({state, onRetry}: {state: SearchState; onRetry?: () => void}): ReactNode {
  switch (state.status) {
    case 'found':
      return <state.views.NoResults query={state.query} />;
    case 'loading':
      return (
        <p className={clsx(styles.message, styles.loading)}>
          <Translate id="search.loading">Searching…</Translate>
        </p>
      );
    case 'failed':
      return (
        <div className={clsx(styles.message, styles.failed)}>
          <Translate id="search.failed">
            Search couldn&apos;t be loaded. Check your connection, or browse the list of all pages.
          </Translate>{' '}
          {onRetry ? (
            <button type="button" onClick={onRetry}>
              <Translate id="search.retry">Try again</Translate>
            </button>
          ) : null}
        </div>
      );
  }
}

/** Announces the number of results, or why there are none. */
export function Announcement({state}: {state: SearchState}): ReactNode {
  const {selectMessage} = usePluralForm();
  return state.status === 'found' && state.count > 0 ? (
    selectMessage(
      state.count,
      translate({id: 'search.count', message: '{count} result|{count} results'}, {count: state.count}),
    )
  ) : (
    <Message state={state} />
  );
}
