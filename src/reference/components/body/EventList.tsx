import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Deprecated from './Deprecated';
import styles from './styles.module.css';
import Text from './Text';
import type {EventGroup} from '@site/src/lib/apiOverview';

interface Props {
  events: EventGroup['events'];
  /** Whether the list spans the full width of the page. */
  wide?: boolean;
}

/** Events and when they are sent. */
export default function EventList({events, wide = false}: Props): ReactNode {
  return (
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
  );
}
