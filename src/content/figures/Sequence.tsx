import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Figure} from './Figure';
import styles from './styles.module.css';

interface Message {
  /** Indexes in the list of actors. */
  from: number;
  to: number;
  text: string;
  /** Whether the message never arrives. */
  lost?: boolean;
}

interface Props {
  title: string;
  description: string;
  /** The two or three parties that exchange messages. */
  actors: readonly string[];
  messages: readonly Message[];
}

/** The diagram's heights, in pixels. */
const size = {head: 44, row: 52} as const;

/** The width of an actor's box, as a share of its column. */
const boxShare = 0.94;

/** A sequence diagram. Its columns take equal shares of the width, so it fits a phone, and its text keeps its size. */
export function Sequence({title, description, actors, messages}: Props): ReactNode {
  const height = size.head + 24 + messages.length * size.row;
  const column = 100 / actors.length;
  const xOf = (actor: number): number => column * (actor + 0.5);
  return (
    <Figure title={title} description={description}>
      <svg height={height} className={styles.sequence} aria-hidden="true">
        {actors.map((actor, index) => (
          <g key={actor}>
            <line
              className={styles.life}
              x1={percent(xOf(index))}
              x2={percent(xOf(index))}
              y1={size.head}
              y2={height - 6}
            />
            {/* Only HTML breaks a long name into lines. */}
            <foreignObject
              x={percent(xOf(index) - (column * boxShare) / 2)}
              width={percent(column * boxShare)}
              height={size.head}>
              <div className={styles.party}>{actor}</div>
            </foreignObject>
          </g>
        ))}
        {messages.map(({from, to, text, lost = false}, index) => {
          const y = size.head + 36 + index * size.row;
          const [start, whole] = [xOf(from), xOf(to)];
          const end = lost ? start + (whole - start) * 0.55 : whole;
          const direction = to > from ? 1 : -1;
          return (
            <g key={index} className={clsx(lost && styles.lost)}>
              <line className={styles.message} x1={percent(start)} x2={percent(end)} y1={y} y2={y} />
              {/* Only an SVG element can be placed at a share of the width. */}
              <svg x={percent(end)} y={y}>
                <path
                  className={styles.message}
                  d={lost ? 'M-6 -6L6 6M6 -6L-6 6' : `M${-10 * direction} -5L${-direction} 0L${-10 * direction} 5`}
                />
              </svg>
              <text x={percent((start + end) / 2)} y={y - 9} className={clsx(styles.label, styles.onLine)}>
                {text}
              </text>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}

/** Formats a share of the width. */
const percent = (share: number): string => `${share.toFixed(2)}%`;
