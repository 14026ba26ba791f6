import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './box.module.css';
import {Message} from './Messages';
import type {SearchState} from './useSearch';
import {searchFallback, searchPage} from '@site/src/config/search';

/** The panel below the box. Clicking it must not blur the box, which would close the panel. */
export function Panel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
      {children}
    </div>
  );
}

interface ResultsProps {
  state: SearchState;
  query: string;
  listId: string;
  label: string;
  active: number;
  onActive: (position: number) => void;
  onChoose: () => void;
  onRetry: () => void;
}

/** The results or the reason why there are none, and links to all results and all pages. */
export function ResultsPanel({
  state,
  query,
  listId,
  label,
  active,
  onActive,
  onChoose,
  onRetry,
}: ResultsProps): ReactNode {
  const hasResults = state.status === 'found' && state.count > 0;
  const parameters = `?q=${encodeURIComponent(query)}`;
  return (
    <Panel>
      {hasResults ? (
        <state.views.Results
          id={listId}
          label={label}
          groups={state.groups}
          active={active}
          onActive={onActive}
          onChoose={onChoose}
        />
      ) : (
        <Message state={state} onRetry={onRetry} />
      )}
      <div className={styles.more}>
        {hasResults ? (
          <Link className={styles.all} to={`${searchPage}${parameters}`} onClick={onChoose}>
            <Translate id="search.allResults">All results</Translate>
          </Link>
        ) : null}
        <Link className={styles.all} to={`${searchFallback}${parameters}`} onClick={onChoose}>
          <Translate id="search.all">All pages from A to Z</Translate>
        </Link>
        {hasResults ? (
          <span className={styles.keys} translate="no" aria-hidden="true">
            {['↑', '↓', '↵', 'Esc'].map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        ) : null}
      </div>
    </Panel>
  );
}
