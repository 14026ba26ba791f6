/** The code of the search that is loaded when the box is first used. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {navigationLabel} from '../labels';
import styles from './styles.module.css';
import {docsNavigation} from '@site/src/config/navigation';
import {parsePageUrl} from '@site/src/lib/routes';
import type {Segment} from '@site/src/lib/search/excerpt';
import type {ResultGroup} from '@site/src/lib/search/results';

export {groupHits} from '@site/src/lib/search/results';
export {openSearch} from './engine';

/** A part of the documentation, by its label in the navigation. */
export type Part = (typeof docsNavigation)[number]['label'];

/** The part of the documentation that a URL belongs to. */
export function partOf(url: string): Part | undefined {
  const {englishPath} = parsePageUrl(url);
  return docsNavigation.find(({to}) => englishPath === to || englishPath.startsWith(`${to}/`))?.label;
}

interface Props {
  /** The list's id, and the prefix of its options' ids. */
  id: string;
  /** The list's name for screen readers. */
  label: string;
  groups: readonly ResultGroup<Part>[];
  /** The position of the option that Enter opens, or -1. */
  active: number;
  onChoose: () => void;
}

/** The id of an option, by its position in the whole list. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The results, grouped by part: the listbox of the combobox. */
export function Results({id, label, groups, active, onChoose}: Props): ReactNode {
  const starts = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, {results}) => sum + results.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.results}>
      {groups.map(({part, results}, groupIndex) => (
        <div key={part} role="group" aria-labelledby={`${id}-${part}`}>
          <div id={`${id}-${part}`} className={styles.part}>
            {navigationLabel(part)}
          </div>
          {results.map(({href, title, section, excerpt}, index) => {
            const position = (starts[groupIndex] ?? 0) + index;
            return (
              <Link
                key={href}
                to={href}
                id={optionId(id, position)}
                role="option"
                tabIndex={-1}
                aria-selected={position === active}
                className={clsx(styles.result, position === active && styles.active)}
                onClick={onChoose}>
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
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Shown if nothing was found. */
export function NoResults({query}: {query: string}): ReactNode {
  return (
    <p className={styles.message}>
      <Translate id="search.none" values={{query: <strong>{query}</strong>}}>
        {'No results for “{query}”.'}
      </Translate>
    </p>
  );
}

function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
