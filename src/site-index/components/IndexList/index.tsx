import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import groups from '@generated/site-index/default/entries.json';
import type {ReactNode} from 'react';

import entryStyles from './entry.module.css';
import styles from './styles.module.css';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import Breakable from '@site/src/components/ui/Breakable';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {Endpoint, Entry, Target} from '@site/src/site-index/buildIndex';

/** Where the paths of operations wrap. */
const beforeSlash = /(?=\/)/u;

/** Links to the letters, and the entries by letter. */
export default function IndexList(): ReactNode {
  const symbolsLabel = translate({id: 'siteIndex.symbols', message: 'Digits and symbols'});
  return (
    <>
      <nav className={styles.letters} aria-label={translate({id: 'siteIndex.letters', message: 'Letters'})}>
        <ul className="ui-list scroll-fade">
          {groups.map(({id, letter}) => (
            <li key={id}>
              <Link to={`#${id}`} aria-label={id === 'symbols' ? symbolsLabel : undefined}>
                {letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({id, letter, entries}) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id} className={id === 'symbols' ? styles.symbols : styles.letter}>
              {id === 'symbols' ? symbolsLabel : letter}
            </h2>
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

/** Text with its language, if that differs from the site's. */
function Words({lang, children}: {lang?: string; children: string}): ReactNode {
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}

/** An index entry: the term links to its page, or is followed by links to multiple pages. */
function IndexEntry({term, code, targets}: Entry): ReactNode {
  const [target, ...others] = targets;
  // A term that pages in multiple languages share is in the site's language.
  const lang = targets.every((each) => each.lang === target?.lang) ? target?.lang : undefined;
  const name = code ? (
    <code translate="no">
      <Breakable at={beforeSlash}>{term}</Breakable>
    </code>
  ) : (
    <Words lang={lang}>{term}</Words>
  );
  return target && others.length === 0 ? (
    <li className={entryStyles.entry}>
      {code ? <Method {...target.endpoint} /> : null}
      <Link to={target.href} className={entryStyles.link}>
        {name}
      </Link>{' '}
      <span className={entryStyles.location}>
        {target.page === term || (target.endpoint && !code) ? (
          <Location {...target} />
        ) : (
          <Words lang={target.lang}>{target.page}</Words>
        )}
      </span>
    </li>
  ) : (
    <li className={entryStyles.entry}>
      <span className={entryStyles.term}>{name}</span>
      <ul className={entryStyles.targets}>
        {targets.map((each) => (
          <li key={each.href}>
            {code ? <Method {...each.endpoint} /> : null}
            <Link to={each.href} className={entryStyles.link}>
              <Words lang={each.lang}>{each.page}</Words>
            </Link>{' '}
            {code ? null : (
              <span className={entryStyles.location}>
                <Location {...each} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Method({method}: Partial<Endpoint>): ReactNode {
  return method === undefined ? null : (
    <span className={entryStyles.method} translate="no">
      <MethodBadge method={method} />
    </span>
  );
}

/** The page's endpoint or, if it doesn't have one, its part of the documentation, unless that is the page's title. */
function Location({endpoint, part, page}: Target): ReactNode {
  const label = navigationLabel(part);
  if (!endpoint) {
    return page === label ? null : label;
  }
  return (
    <code translate="no">
      {endpoint.method === 'event' ? null : `${endpoint.method.toUpperCase()}\u00a0`}
      <Breakable at={beforeSlash}>{endpoint.path}</Breakable>
    </code>
  );
}
