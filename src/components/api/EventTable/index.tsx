import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import GroupHead from '../GroupHead';
import styles from '../tables.module.css';
import {say} from '../texts';
import type {EventGroup} from '@site/src/plugins/api-reference/models';

/** Events by what they are about: their names, and when they are sent. */
export default function EventTable({groups}: {groups: readonly EventGroup[]}): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say('api.table.event')}</th>
          <th scope="col">{say('api.table.eventWhen')}</th>
        </tr>
      </thead>
      {groups.map(({resource, events}) => (
        <tbody key={resource ?? ''}>
          {resource === undefined ? null : <GroupHead title={resource} />}
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
