import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';
import TableHead from '@site/src/components/ui/TableHead';
import Unbroken from '@site/src/components/ui/Unbroken';
import type {EventGroup} from '@site/src/lib/apiOverview';

/** A name that can wrap only after each of its parts. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[._])/u).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** Events, grouped by resource, with when they are sent. */
export function EventTable({groups}: {groups: readonly EventGroup[]}): ReactNode {
  const columns = [
    translate({id: 'api.table.event', message: 'Event'}),
    translate({id: 'api.table.eventWhen', message: 'When it is sent'}),
  ];
  return (
    <table className={styles.table}>
      <TableHead columns={columns} />
      {groups.map(({resource, events}) => (
        <tbody key={resource ?? ''}>
          {resource === undefined ? null : (
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.group}>
                {resource}
              </th>
            </tr>
          )}
          {events.map(({type, href, when, lang}) => (
            <tr key={type}>
              <td>
                <Link to={href}>
                  <code translate="no">{breakable(type)}</code>
                </Link>
              </td>
              <td lang={lang}>
                <Unbroken>{when}</Unbroken>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The example of an event's body. Of all on a page, one at a time is open. */
export function EventExample({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.example} name="event-example">
      <summary>
        <Translate id="api.example">Example</Translate>
      </summary>
      {children}
    </details>
  );
}
