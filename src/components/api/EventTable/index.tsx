import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Group {
  /** What the events are about, where the table has several groups. */
  resource?: string;
  events: readonly {type: string; href: string; when: string}[];
}

/** Events by what they are about: their names, and when they are sent. */
export default function EventTable({groups}: {groups: readonly Group[]}): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="api.table.event" description="API reference: column with the names of events">
              Event
            </Translate>
          </th>
          <th scope="col">
            <Translate id="api.table.eventWhen" description="API reference: column that says when an event is sent">
              When it is sent
            </Translate>
          </th>
        </tr>
      </thead>
      {groups.map(({resource, events}) => (
        <tbody key={resource}>
          {resource === undefined ? null : (
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.group}>
                {resource}
              </th>
            </tr>
          )}
          {events.map(({type, href, when}) => (
            <tr key={type}>
              <td>
                <Link to={href}>
                  <code translate="no">{type}</code>
                </Link>
              </td>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
