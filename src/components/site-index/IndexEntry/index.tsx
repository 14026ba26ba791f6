import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {navigationLabel} from '@site/src/components/navigation/labels';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {Endpoint, Entry, Target} from '@site/src/plugins/site-index/buildIndex';

/**
 * An entry of the index. If it leads to one page, the term is the link, with
 * the page below it; if it leads to several, their links are below it.
 */
export default function IndexEntry({term, code, targets}: Entry): ReactNode {
  const name = code ? <code translate="no">{term}</code> : term;
  const [target, ...others] = targets;
  return target && others.length === 0 ? (
    <li className={styles.entry}>
      <Link to={target.href} className={styles.link}>
        {name}
      </Link>
      <span className={styles.place}>
        {code ? <Method {...target.endpoint} /> : null}
        {target.page === term ? null : <span>{target.page}</span>}
        {code ? null : <Location {...target} />}
      </span>
    </li>
  ) : (
    <li className={styles.entry}>
      <span className={styles.term}>{name}</span>
      <ul className={styles.targets}>
        {targets.map((each) => (
          <li key={each.href}>
            {code ? <Method {...each.endpoint} /> : null}
            <Link to={each.href} className={styles.link}>
              {each.page}
            </Link>
            {code ? null : (
              <span className={styles.place}>
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
    <span className={styles.method} translate="no">
      <MethodBadge method={method} />
    </span>
  );
}

/** The endpoint of an operation, and the part of the documentation. */
function Location({endpoint, part, page}: Target): ReactNode {
  const label = navigationLabel(part);
  return (
    <>
      {endpoint ? (
        <span>
          <code translate="no">{`${endpoint.method.toUpperCase()} ${endpoint.path}`}</code>
        </span>
      ) : null}
      {/* The first page of a part may have its name. */}
      {page === label ? null : <span>{label}</span>}
    </>
  );
}
