import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import Figure from './Figure';
import styles from './styles.module.css';

interface Node {
  label: string;
  column: number;
  row: number;
  /** How it ends, if it ends here. */
  outcome?: 'good' | 'bad';
}

interface Props {
  title: string;
  /** A text alternative. */
  description: string;
  boxes: readonly Node[];
  /** Pairs of indexes in the list of boxes. */
  arrows: readonly (readonly [from: number, to: number])[];
}

/** In units of the view box. */
const size = {width: 640, row: 66, boxHeight: 40, gap: 56} as const;

/** A flow chart on a grid, which scrolls sideways on narrow screens. */
export default function Flow({title, description, boxes, arrows}: Props): ReactNode {
  const columns = Math.max(...boxes.map(({column}) => column)) + 1;
  const rows = Math.max(...boxes.map(({row}) => row)) + 1;
  const boxWidth = (size.width - 4 - (columns - 1) * size.gap) / columns;
  const left = ({column}: Node): number => 2 + column * (boxWidth + size.gap);
  const top = ({row}: Node): number => 2 + row * size.row;
  const middle = (box: Node): number => top(box) + size.boxHeight / 2;

  /** Along the row of the first box to the gap before the second, then along the row of that one. */
  const arrowPath = (from: Node, to: Node): string => {
    if (from.column === to.column) {
      const x = left(from) + boxWidth / 2;
      const end = top(to) - 3;
      return `M${x} ${top(from) + size.boxHeight}V${end}M${x - 5} ${end - 8}L${x} ${end}l5 -8`;
    }
    const end = left(to) - 3;
    const y = middle(to);
    return `M${left(from) + boxWidth} ${middle(from)}H${left(to) - size.gap / 2}V${y}H${end}M${end - 8} ${y - 5}L${end} ${y}l-8 5`;
  };

  return (
    <Figure title={title} description={description} wide>
      <svg viewBox={`0 0 ${size.width} ${(rows - 1) * size.row + size.boxHeight + 4}`} aria-hidden="true">
        {arrows.map(([from, to]) => {
          const [start, end] = [boxes[from], boxes[to]];
          return start && end ? (
            <path key={`${from} ${to}`} className={styles.message} d={arrowPath(start, end)} />
          ) : null;
        })}
        {boxes.map((box) => (
          <Fragment key={box.label}>
            <rect
              className={clsx(styles.head, box.outcome && styles[box.outcome])}
              x={left(box)}
              y={top(box)}
              width={boxWidth}
              height={size.boxHeight}
              rx="4"
            />
            <text x={left(box) + boxWidth / 2} y={middle(box) + 5} className={styles.actor}>
              {box.label}
            </text>
          </Fragment>
        ))}
      </svg>
    </Figure>
  );
}
