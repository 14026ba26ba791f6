/** The results of a search, in the box and on the page of all results. */
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import styles from './results.module.css';
import type {SearchState} from './useSearch';
import {Muted, PlainList} from '@site/src/components/ui/primitives';
import type {Segment} from '@site/src/lib/excerpt';
import type {Area, Result, ResultGroup} from '@site/src/search/ranking/results';

/** The name of a part of the site, as the heading of its results. */
function areaLabel(area: Area | 'top'): string {
  switch (area) {
    case 'top':
      return translate({id: 'search.top', message: 'Top results'});
    case 'pages':
      return translate({id: 'search.pages', message: 'Other pages'});
    case 'api':
      return navigationLabel('apiReference');
    default:
      return navigationLabel(area);
  }
}

/** The number of results, or why there are none: the index is loading or couldn't be loaded, or no page matches. */
export function Message({state}: {state: SearchState}): ReactNode {
  const {selectMessage} = usePluralForm();
  switch (state.status) {
    case 'found':
      return state.results.length > 0 ? (
        selectMessage(
          state.results.length,
          translate({id: 'search.count', message: '{count} result|{count} results'}, {count: state.results.length}),
        )
      ) : (
        <p className={styles.message}>
          <Translate id="search.none" values={{query: <strong>{state.query}</strong>}}>
            {'No results for "{query}".'}
          </Translate>{' '}
          <Translate id="search.help">
            Check the spelling, use fewer words, or search for a name such as scheduled_at or email.bounced.
          </Translate>{' '}
          <Link to="/docs/support#contact">
            <Translate id="search.support" description="Search: a link below 'No results'">
              Ask our support team
            </Translate>
          </Link>
        </p>
      );
    case 'loading':
      return (
        <Muted as="p" className={styles.message}>
          <Translate id="search.loading">Searching…</Translate>
        </Muted>
      );
    case 'failed':
      return (
        <p className={styles.message}>
          <Translate id="search.failed">
            Search couldn&apos;t be loaded. Check your connection, or browse the list of all pages.
          </Translate>
        </p>
      );
  }
}

/** The ID of a result's option, given its list's ID. */
export const optionId = (listId: string, {href}: Result): string => `${listId}-${href}`;

interface ListboxProps {
  id: string;
  /** The list's name for screen readers. */
  label: string;
  groups: readonly ResultGroup[];
  /** The selected result, if there is one, and the one that Enter opens. */
  active: Result | undefined;
  next: Result | undefined;
  onActive: (result: Result) => void;
  onChoose: () => void;
}

/**
 * The results, grouped by area: the listbox of the combobox. Its links are plain
 * ones: a Docusaurus link would observe and prefetch every result on every keystroke.
 */
export function ResultListbox({id, label, groups, active, next, onActive, onChoose}: ListboxProps): ReactNode {
  const history = useHistory();
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.results}>
      {groups.map(({area, results}) => (
        <div key={area} role="group" aria-labelledby={`${id}-${area}`}>
          <div id={`${id}-${area}`} className={styles.part}>
            {areaLabel(area)}
          </div>
          {results.map((result) => (
            // eslint-disable-next-line @docusaurus/no-html-links -- see above
            <a
              key={result.href}
              href={result.href}
              id={optionId(id, result)}
              role="option"
              tabIndex={-1}
              aria-selected={result === active}
              className={clsx(styles.result, result === next && styles.next, result === active && styles.active)}
              onMouseMove={() => onActive(result)}
              onClick={(event) => {
                onChoose();
                if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
                  event.preventDefault();
                  history.push(result.href);
                }
              }}>
              <ResultLine result={result} hasArea={area === 'top'} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The results as plain lists, on the page of all results. */
export function ResultLists({groups}: {groups: readonly ResultGroup[]}): ReactNode {
  return groups.map(({area, results}) => (
    <section key={area}>
      <h2>{areaLabel(area)}</h2>
      <PlainList>
        {results.map((result) => (
          <li key={result.href}>
            <Link to={result.href} className={styles.result}>
              <ResultLine result={result} hasArea={area === 'top'} />
            </Link>
          </li>
        ))}
      </PlainList>
    </section>
  ));
}

function ResultLine({result, hasArea}: {result: Result; hasArea: boolean}): ReactNode {
  const {area, breadcrumb, title, section, excerpt, answer} = result;
  const above = [hasArea ? areaLabel(area) : '', breadcrumb].filter(Boolean).join(' › ');
  return (
    <>
      {above ? <Muted className={styles.breadcrumb}>{above}</Muted> : null}
      <span>
        <span className={styles.title}>{marked(title)}</span>
        {section ? <Muted className={styles.section}>{marked(section)}</Muted> : null}
      </span>
      {excerpt ? <Muted className={styles.excerpt}>{marked(excerpt)}</Muted> : null}
      {answer ? <b className={styles.answer}>{answer}</b> : null}
    </>
  );
}

const marked = (segments: readonly Segment[]): ReactNode =>
  segments.map(({text, marked: isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
