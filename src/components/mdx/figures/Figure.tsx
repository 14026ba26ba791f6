import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The caption. */
  title: string;
  /** A text alternative for screen readers and feeds. */
  description?: string;
  children: ReactNode;
}

/** A figure with its caption. In posts, it contains an imported SVG file. */
export default function Figure({title, description, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>
        {title}
        {description === undefined ? null : (
          <span className="visually-hidden">
            {/[.!?]$/u.test(title) ? ' ' : '. '}
            {description}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

interface DrawingProps extends Props {
  /** The size of the view box. */
  width: number;
  height: number;
}

/** A figure drawn in SVG, which scrolls sideways on narrow screens. */
export function Drawing({title, description, width, height, children}: DrawingProps): ReactNode {
  return (
    <Figure title={title} description={description}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways */}
      <div className="drawing" tabIndex={0} role="group" aria-label={title}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.sequence} aria-hidden="true">
          {children}
        </svg>
      </div>
    </Figure>
  );
}

interface BoxProps {
  label: string;
  /** The center. */
  x: number;
  y: number;
  width: number;
  height: number;
  className?: string;
}

/** A labeled box in a drawing. */
export function Box({label, x, y, width, height, className}: BoxProps): ReactNode {
  return (
    <>
      <rect
        className={clsx(styles.head, className)}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="4"
      />
      <text x={x} y={y + 5} className={styles.actor}>
        {label}
      </text>
    </>
  );
}
