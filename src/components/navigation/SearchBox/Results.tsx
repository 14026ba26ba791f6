/** The code of the search that is loaded when the box is first used. */
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {navigationLabel} from '../labels';
import styles from './results.module.css';
import type {NavigationLabel} from '@site/src/config/navigation';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import type {Segment} from '@site/src/lib/search/excerpt';
import type {Area, Result, ResultGroup} from '@site/src/lib/search/results';

export {groupResults} from '@site/src/lib/search/results';
export {openSearch} from './engine';

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

interface Props {
  /** The list's id, and the prefix of its options' ids. */
  id: string;
  /** The list's name for screen readers. */
  label: string;
  groups: readonly ResultGroup[];
  /** The position of the selected option, or -1: Enter opens the first. */
  active: number;
  onActive: (position: number) => void;
  onChoose: () => void;
}

/** The id of an option, by its position in the whole list. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * The results, grouped by area: the listbox of the combobox. Its links are plain
 * ones: Docusaurus' link would observe and prefetch every result of every letter.
 */
export function Results({id, label, groups, active, onActive, onChoose}: Props): ReactNode {
  const history = useHistory();
  const all = groups.flatMap(({results}) => results);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.results}>
      {groups.map(({area, results}) => (
        <div key={area} role="group" aria-labelledby={`${id}-${area}`}>
          <div id={`${id}-${area}`} className={styles.part}>
            {areaLabel(area)}
          </div>
          {results.map((result) => {
            const position = all.indexOf(result);
            return (
              // eslint-disable-next-line @docusaurus/no-html-links -- see above
              <a
                key={result.href}
                href={result.href}
                id={optionId(id, position)}
                role="option"
                tabIndex={-1}
                aria-selected={position === active}
                className={clsx(
                  styles.result,
                  position === Math.max(active, 0) && styles.next,
                  position === active && styles.active,
                )}
                onMouseMove={() => onActive(position)}
                onClick={(event) => {
                  onChoose();
                  if (isPlainClick(event)) {
                    event.preventDefault();
                    history.push(result.href);
                  }
                }}>
                <ResultLine result={result} hasArea={area === 'top'} />
              </a>
            );
          })}
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
      <ul className={styles.list}>
        {results.map((result) => (
          <li key={result.href}>
            <Link to={result.href} className={styles.result}>
              <ResultLine result={result} hasArea={area === 'top'} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function ResultLine({result, hasArea}: {result: Result; hasArea: boolean}): ReactNode {
  const {area, breadcrumb, title, section, excerpt} = result;
  const above = [hasArea ? areaLabel(area) : '', breadcrumb].filter(Boolean).join(' › ');
  return (
    <>
      {above ? <span className={styles.breadcrumb}>{above}</span> : null}
      <span className={styles.heading}>
        <span className={styles.title}>
          <Marked segments={title} />
        </span>
        {section ? (
          <span className={styles.section}>
            <Marked segments={section} />
          </span>
        ) : null}
      </span>
      {excerpt ? (
        <span className={styles.excerpt}>
          <Marked segments={excerpt} />
        </span>
      ) : null}
    </>
  );
}

/** Shown if nothing was found. */
export function NoResults({query}: {query: string}): ReactNode {
  return (
    <p className={styles.message}>
      <Translate id="search.none" values={{query: <strong>{query}</strong>}}>
        {'No results for "{query}".'}
      </Translate>{' '}
      <Translate id="search.help">
        Check the spelling, use fewer words, or search for a name such as scheduled_at or email.bounced.
      </Translate>
    </p>
  );
}

/** The suggested searches, in words that are the same in every language, and where their first result is. */
const suggestions: readonly {query: string; area: NavigationLabel}[] = [
  {query: 'POST /emails', area: 'apiReference'},
  {query: 'scheduled_at', area: 'apiReference'},
  {query: 'email.bounced', area: 'apiReference'},
  {query: 'DKIM', area: 'guides'},
  {query: '429', area: 'docs'},
];

interface SuggestionsProps {
  onChoose: (query: string) => void;
}

/** Shown until something is typed. */
export function Suggestions({onChoose}: SuggestionsProps): ReactNode {
  return (
    <section className={styles.suggestions}>
      <p className={styles.part}>
        <Translate id="search.suggestions" description="Search: title above a few examples of what can be searched for">
          Try one of these
        </Translate>
      </p>
      <ul className={styles.list}>
        {suggestions.map(({query, area}) => (
          <li key={query}>
            <button type="button" className={clsx(styles.result, styles.query)} onClick={() => onChoose(query)}>
              {query}
              <span className={styles.breadcrumb}>{navigationLabel(area)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
