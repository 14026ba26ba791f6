import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import IndexEntry from '../IndexEntry';
import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import type {Group, Letter, SiteIndex} from '@site/src/plugins/site-index/types';

/** The count of entries, the row of letters, and the entries by letter. */
export default function IndexList({count, letters, groups}: SiteIndex): ReactNode {
  const {selectMessage} = usePluralForm();
  const format = useFormat();
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
      <LetterRow letters={letters} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <LetterGroup key={group.id} {...group} />
        ))}
      </div>
    </>
  );
}

/** What stands for digits and symbols, where a letter would stand. */
function symbolsLabel(): string {
  return translate({
    id: 'siteIndex.symbols',
    message: 'Digits and symbols',
    description: 'Index: title of the group of entries that begin with no letter, such as /emails',
  });
}

function LetterRow({letters}: {letters: readonly Letter[]}): ReactNode {
  return (
    <nav
      className={styles.letters}
      aria-label={translate({
        id: 'siteIndex.letters',
        message: 'Letters',
        description: 'Index: read out as the name of the row of letters that lead to their entries',
      })}>
      <ul>
        {letters.map(({letter, id}) => (
          <li key={letter ?? id} className={id === undefined ? styles.unused : undefined}>
            {id === undefined ? (
              <span aria-hidden="true">{letter}</span>
            ) : (
              <Link to={`#${id}`} aria-label={letter === undefined ? symbolsLabel() : undefined}>
                {letter ?? '#'}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LetterGroup({id, letter, entries}: Group): ReactNode {
  // Tells the check of links that this anchor exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={letter === undefined ? styles.symbols : styles.letter}>
        {letter ?? symbolsLabel()}
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <IndexEntry key={entry.term} {...entry} />
        ))}
      </ul>
    </section>
  );
}
