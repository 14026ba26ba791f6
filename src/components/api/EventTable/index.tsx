import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

import GroupHead from '../GroupHead';
import styles from '../tables.module.css';
import {say} from '../texts';
import type {EventGroup} from '@site/src/plugins/api-reference/models';

/** A name that may be broken behind each of its parts, and within none. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[._])/u).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

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
                  <code translate="no">{breakable(type)}</code>
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
