import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Markdown from '@theme/Markdown';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {Prose} from '@site/src/openapi/prose';

interface Reference {
  name: string;
  href?: string;
  method?: string;
  summary?: string;
}

/** The name of an operation or event; what was removed has no page to lead to. */
function ReferenceName({name, href, method, summary}: Reference): ReactNode {
  if (href === undefined) {
    return <code translate="no">{name}</code>;
  }
  return (
    <Link to={href} className={styles.reference}>
      {method === undefined ? null : <MethodBadge method={method} />}
      {summary === undefined ? <code translate="no">{name}</code> : <span>{summary}</span>}
    </Link>
  );
}

/**
 * One change of the API: what it says, and the operations and events that it
 * is about.
 *
 * @param lang the language of the text, where it is not that of the page
 */
export default function Change({
  lang,
  references = [],
  text,
}: {
  lang?: string;
  references?: readonly Reference[];
  text: Prose;
}): ReactNode {
  return (
    <div className={styles.change}>
      <div lang={lang}>
        <Markdown of={text} />
      </div>
      {references.length === 0 ? null : (
        <ul
          className={styles.references}
          aria-label={translate({
            id: 'apiChangelog.references',
            message: 'Operations and events',
            description: 'API changelog: names the list of what a change is about, for screen readers',
          })}>
          {references.map((reference) => (
            <li key={reference.name}>
              <ReferenceName {...reference} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
