import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import IndexEntry from '../IndexEntry';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import type {Group} from '@site/src/plugins/site-index/buildIndex';

/** The number of entries, the row of letters, and the entries by letter. */
export default function IndexList({groups}: {groups: readonly Group[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  const format = useFormat();
  const count = groups.reduce((sum, {entries}) => sum + entries.length, 0);
  const symbolsLabel = translate({id: 'siteIndex.symbols', message: 'Digits and symbols'});
  return (
    <>
      <p className={styles.count}>
        {selectMessage(
          count,
          translate(
            {
              id: 'siteIndex.count',
              message: '{count} entry|{count} entries',
              description:
                'Index: how many entries there are. The forms of the plural, split by "|", in the order of Intl.PluralRules: one, few, many, other',
            },
            {count: format.number(count)},
          ),
        )}
      </p>
      <nav className={styles.letters} aria-label={translate({id: 'siteIndex.letters', message: 'Letters'})}>
        <ul>
          {groups.map(({id, letter, entries}) =>
            entries.length === 0 ? (
              <li key={id} className={styles.unused}>
                <span aria-hidden="true">{letter}</span>
              </li>
            ) : (
              <li key={id}>
                <Link to={`#${id}`} aria-label={id === 'symbols' ? symbolsLabel : undefined}>
                  {letter}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups
          .filter(({entries}) => entries.length > 0)
          .map(({id, letter, entries}) => (
            <section key={id} className={styles.group} aria-labelledby={id}>
              <LetterHeading id={id} className={id === 'symbols' ? styles.symbols : styles.letter}>
                {id === 'symbols' ? symbolsLabel : letter}
              </LetterHeading>
              <ul className={styles.entries}>
                {entries.map((entry) => (
                  <IndexEntry key={entry.term} {...entry} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}

function LetterHeading({id, className, children}: {id: string; className?: string; children: string}): ReactNode {
  // The check of links knows the anchor.
  useBrokenLinks().collectAnchor(id);
  return (
    <h2 id={id} className={className}>
      {children}
    </h2>
  );
}
