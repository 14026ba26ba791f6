import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './box.module.css';
import {Message, ResultListbox} from './Results';
import resultStyles from './results.module.css';
import type {SearchState} from './useSearch';
import {PlainButton, PlainList, Row} from '@site/src/components/ui/primitives';
import {searchFallback, searchPage} from '@site/src/config/search';

/** The suggested searches, in words that are the same in every language. */
const suggestions = ['POST /emails', 'scheduled_at', 'email.bounced', 'DKIM', '429'];

interface Props extends Omit<ComponentProps<typeof ResultListbox>, 'groups'> {
  state: SearchState;
  query: string;
  onSuggest: (query: string) => void;
}

/**
 * The panel below the box: suggestions until something is typed, then the results or the reason why there are none,
 * with links to all results and all pages. Clicking it must not blur the box, which would close the panel.
 */
export default function Panel({query, onSuggest, ...results}: Props): ReactNode {
  return (
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
      {query === '' ? <Suggestions onSuggest={onSuggest} /> : <Results query={query} {...results} />}
    </div>
  );
}

function Suggestions({onSuggest}: Pick<Props, 'onSuggest'>): ReactNode {
  return (
    <section className={resultStyles.suggestions}>
      <p className={resultStyles.part}>
        <Translate id="search.suggestions" description="Search: title above a few examples of what can be searched for">
          Try one of these
        </Translate>
      </p>
      <PlainList>
        {suggestions.map((query) => (
          <li key={query}>
            <PlainButton
              className={clsx(resultStyles.result, resultStyles.suggestion)}
              onClick={() => onSuggest(query)}>
              {query}
            </PlainButton>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

function Results({state, query, ...listbox}: Omit<Props, 'onSuggest'>): ReactNode {
  const hasResults = state.status === 'found' && state.results.length > 0;
  const parameters = `?q=${encodeURIComponent(query)}`;
  return (
    <>
      {hasResults ? <ResultListbox groups={state.groups} {...listbox} /> : <Message state={state} />}
      <Row className={styles.more}>
        {hasResults ? (
          <Link to={`${searchPage}${parameters}`} onClick={listbox.onChoose}>
            <Translate id="search.allResults">All results</Translate>
          </Link>
        ) : null}
        <Link to={`${searchFallback}${parameters}`} onClick={listbox.onChoose}>
          <Translate id="search.all">All pages from A to Z</Translate>
        </Link>
        {hasResults ? (
          <Row as="span" gap="half" className={styles.keys} translate="no" aria-hidden="true">
            {['↑', '↓', '↵', 'Esc'].map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </Row>
        ) : null}
      </Row>
    </>
  );
}
