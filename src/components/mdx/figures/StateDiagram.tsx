import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Box, Drawing} from './Figure';
import styles from './styles.module.css';

/** A point in units of the drawing. */
interface Point {
  x: number;
  y: number;
}

interface Props {
  title: string;
  description: string;
  height: number;
  /** The center of each state. */
  states: Readonly<Record<string, Point>>;
  transitions: readonly {
    from: string;
    to: string;
    text: string;
    /** It leads in both directions. */
    both?: boolean;
    /** The position of the text: 0 is the start of the arrow, 1 its end. */
    at?: number;
  }[];
}

/** In units of the drawing. */
const size = {width: 720, boxWidth: 118, boxHeight: 40, gap: 4} as const;

/** The point on the edge of the state at `center` that faces `other`. */
function edge(center: Point, other: Point): Point {
  const [dx, dy] = [other.x - center.x, other.y - center.y];
  const share = Math.min((size.boxWidth / 2 + size.gap) / Math.abs(dx), (size.boxHeight / 2 + size.gap) / Math.abs(dy));
  return {x: center.x + dx * share, y: center.y + dy * share};
}

/** The head of an arrow that ends at `tip`. */
function arrowHead(from: Point, tip: Point): string {
  const direction = Math.atan2(tip.y - from.y, tip.x - from.x);
  const [left, right] = [-0.45, 0.45].map(
    (turn) => `${tip.x - 10 * Math.cos(direction + turn)} ${tip.y - 10 * Math.sin(direction + turn)}`,
  );
  return `M${left}L${tip.x} ${tip.y}L${right}`;
}

/** The states of an object and what changes them. Scrolls sideways on narrow screens. */
export default function StateDiagram({title, description, height, states, transitions}: Props): ReactNode {
  const arrows = transitions.flatMap(({from, to, text, both = false, at = 0.5}) => {
    const [source, target] = [states[from], states[to]];
    if (!source || !target) {
      throw new Error(`<StateDiagram>: the transition from "${from}" to "${to}" has an unknown state.`);
    }
    const [start, end] = [edge(source, target), edge(target, source)];
    const heads = arrowHead(start, end) + (both ? arrowHead(end, start) : '');
    return {
      text,
      path: `M${start.x} ${start.y}L${end.x} ${end.y}${heads}`,
      label: {x: start.x + (end.x - start.x) * at, y: start.y + (end.y - start.y) * at + 5},
    };
  });
  return (
    <Drawing title={title} description={description} width={size.width} height={height}>
      {arrows.map(({path}) => (
        <path key={path} className={styles.message} d={path} />
      ))}
      {arrows.map(({text, path, label}) => (
        <text key={path} {...label} className={clsx(styles.label, styles.onLine)}>
          {text}
        </text>
      ))}
      {Object.entries(states).map(([state, center]) => (
        <Box key={state} label={state} {...center} width={size.boxWidth} height={size.boxHeight} />
      ))}
    </Drawing>
  );
}
