import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './measurements.module.css';
import {useFormat} from '@site/src/components/ui/useFormat';
import {hosts} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import type {Measurements as Data} from '@site/src/data/measurements';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A bar for each day, lower and red if its uptime was below the target, and the shares of emails by delivery time. */
export default function Measurements({uptime, delivered}: Data): ReactNode {
  const {number, percent, unit} = useFormat();
  return (
    <div className={styles.strip}>
      <svg viewBox={`0 0 ${uptime.length * 4} 24`} preserveAspectRatio="none" aria-hidden="true">
        {uptime.map((share, day) => {
          const isDown = share < facts.uptime;
          return (
            <rect
              key={day}
              x={day * 4}
              y={isDown ? 10 : 0}
              width="3"
              height={isDown ? 14 : 24}
              className={isDown ? styles.down : undefined}
            />
          );
        })}
      </svg>
      <ul className="ui-row">
        <li>
          <Link to={hosts.status}>
            <Translate id="home.measured.uptime" values={{share: percent(mean(uptime)), days: number(uptime.length)}}>
              {'{share} uptime in {days} days'}
            </Translate>
          </Link>
        </li>
        {delivered.map(({seconds, share}) => (
          <li key={seconds}>
            <Translate id="home.measured.delivered" values={{share: percent(share), time: unit(seconds, 'second')}}>
              {'{share} delivered within {time}'}
            </Translate>
          </li>
        ))}
      </ul>
    </div>
  );
}
