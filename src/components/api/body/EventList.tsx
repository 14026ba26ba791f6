import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Text from './Text';
import styles from './styles.module.css';
import type {EventGroup} from '@site/src/openapi/models';

/** Events with when they are sent, grouped by the resource that they are about. */
export default function EventList({groups}: {groups: readonly EventGroup[]}): ReactNode {
  return groups.map(({resource, events}, index) => (
    <div key={index}>
      {resource === undefined ? null : (
        <h3>
          <Text of={resource} />
        </h3>
      )}
      <ul className={styles.list}>
        {events.map(({type, href, when}) => (
          <li key={type}>
            <Link to={href}>
              <code translate="no">{type}</code>
            </Link>{' '}
            <Text of={when} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
