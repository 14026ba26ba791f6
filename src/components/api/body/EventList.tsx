import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Deprecated from './Deprecated';
import styles from './styles.module.css';
import Text from './Text';
import type {EventGroup} from '@site/src/openapi/models';

interface Props {
  groups: readonly EventGroup[];
  /** Whether the list spans the full width of the page. */
  wide?: boolean;
}

/** Events and when they are sent, grouped by resource. */
export default function EventList({groups, wide = false}: Props): ReactNode {
  return groups.map(({resource, events}, index) => (
    <div key={index} className={styles.eventGroup}>
      {resource === undefined ? null : (
        <h3>
          <Text of={resource} />
        </h3>
      )}
      <ul className={clsx(styles.list, wide && styles.wideList)}>
        {events.map(({type, href, when, deprecated}) => (
          <li key={type}>
            <Link to={href}>
              <code translate="no">{type}</code>
            </Link>{' '}
            <Deprecated if={deprecated} />
            <span>
              <Text of={when} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
