import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {navigationLabel} from '@site/src/components/navigation/labels';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {Entry, Target} from '@site/src/plugins/site-index/types';

/**
 * An entry of the index. Where it leads to one page, the term is the link and
 * the page is named below it; where it leads to several, they stand below it.
 */
export default function IndexEntry({term, code, targets}: Entry): ReactNode {
  const name = code ? <code translate="no">{term}</code> : term;
  const [target, ...others] = targets;
  if (target && others.length === 0) {
    return (
      <li className={styles.entry}>
        <Link to={target.href} className={styles.link}>
          {name}
        </Link>
        <span className={styles.place}>
          {code ? <Method {...target} /> : null}
          {target.page === undefined ? null : <span>{target.page}</span>}
          {code ? null : <Place {...target} />}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.entry}>
      <span className={styles.term}>{name}</span>
      <ul className={styles.targets}>
        {targets.map((each) => (
          <li key={each.href}>
            {code ? <Method {...each} /> : null}
            <Link to={each.href} className={styles.link}>
              {each.page ?? term}
            </Link>
            {code ? null : (
              <span className={styles.place}>
                <Place {...each} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Method({endpoint}: Target): ReactNode {
  return endpoint ? (
    <span className={styles.method} translate="no">
      <MethodBadge method={endpoint.method} />
    </span>
  ) : null;
}

/** What a term alone does not say: the endpoint of an operation, the part of the documentation. */
function Place({endpoint, part, page}: Target): ReactNode {
  const partLabel = navigationLabel(part);
  return (
    <>
      {endpoint ? (
        <span>
          <code translate="no">{`${endpoint.method.toUpperCase()} ${endpoint.path}`}</code>
        </span>
      ) : null}
      {/* The first page of a part may be called as the part is. */}
      {page === partLabel ? null : <span>{partLabel}</span>}
    </>
  );
}
