import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Box, Drawing} from './Figure';
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
  /** Two or three parties. */
  actors: readonly string[];
  messages: readonly Message[];
}

/** In units of the view box. */
const size = {width: 640, head: 44, row: 52} as const;

/** A sequence diagram, which scrolls sideways on narrow screens. */
export default function Sequence({title, description, actors, messages}: Props): ReactNode {
  const height = size.head + 24 + messages.length * size.row;
  const column = size.width / actors.length;
  const xOf = (actor: number): number => column * (actor + 0.5);
  return (
    <Drawing title={title} description={description} width={size.width} height={height}>
      {actors.map((actor, index) => (
        <g key={actor}>
          <line className={styles.life} x1={xOf(index)} x2={xOf(index)} y1={size.head} y2={height - 6} />
          <Box label={actor} x={xOf(index)} y={22} width={156} height={36} />
        </g>
      ))}
      {messages.map(({from, to, text, lost = false}, index) => {
        const y = size.head + 36 + index * size.row;
        const direction = to > from ? 1 : -1;
        const start = xOf(from) + 5 * direction;
        const whole = xOf(to) - 6 * direction;
        const end = lost ? start + (whole - start) * 0.55 : whole;
        const tip = lost
          ? `M${end - 6} ${y - 6}l12 12m0 -12l-12 12`
          : `M${end - 9 * direction} ${y - 5}L${end} ${y}l${-9 * direction} 5`;
        return (
          <g key={index} className={clsx(lost && styles.lost)}>
            <path className={styles.message} d={`M${start} ${y}H${end}${tip}`} />
            <text x={(start + whole) / 2} y={y - 9} className={styles.label}>
              {text}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
