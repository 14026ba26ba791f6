import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {isImportedDrawing, translateDrawing} from './translateDrawing';

interface Props {
  /** The caption. */
  title: string;
  /** A text alternative for screen readers and feeds. */
  description?: string;
  children: ReactNode;
}

interface FigureProps extends Props {
  /** The words of an imported drawing in the page's language, in their order, separated by `|`. */
  words?: string;
}

/** A figure with its caption. In posts, it contains an imported SVG file, whose words are listed in the page. */
export default function Figure({title, description, words, children}: FigureProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  // Until a translation lists the words, the drawing keeps the English ones.
  const isPending = words === undefined && i18n.currentLocale !== i18n.defaultLocale;
  return (
    <figure className={styles.figure}>
      {isImportedDrawing(children) && !isPending ? translateDrawing(children.type, words) : children}
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
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
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
