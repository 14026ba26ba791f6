import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The outline of the wren in a viewBox of 34 by 34, as in the logo and on social cards. */
const wren = {
  body: 'M29.6 13.6l-4.3-1.5c-1.1-2.5-3.5-3.7-5.9-3.4-4.3.5-5.6 4.9-9.4 6.3L6.3 6.2 3.9 7.7c.6 4.7 1.5 8.3 3.6 11.5 2.3 3.6 6.1 6.2 10 5.9 5.3-.4 8.1-4.6 8.2-9.9z',
  legs: 'M15.4 24.7v4.3M19.4 24.5v4.5',
  wing: 'M10.5 17.2c2.9 3.5 7.2 3.6 9.3.2',
  eye: {x: 21.3, y: 12.6, radius: 1.05},
} as const;

/** The wren, as decoration. */
export function Bird(): ReactNode {
  return (
    <svg viewBox="3 5 28 25" aria-hidden="true">
      <WrenShape />
    </svg>
  );
}

/**
 * The wren on a stamp, as decoration.
 *
 * @param children the text below the bird
 */
export function Stamp({className, children}: {className?: string; children?: ReactNode}): ReactNode {
  return (
    <span className={clsx('ui-stamp', 'perforated', className)}>
      <Bird />
      {children}
    </span>
  );
}

/** The wren's shapes, for a view box of 34 by 34. */
function WrenShape(): ReactNode {
  const {x, y, radius} = wren.eye;
  return (
    <>
      <path d={wren.legs} fill="none" stroke="var(--mw-brown)" strokeWidth="1.3" strokeLinecap="round" />
      <path d={wren.body} fill="var(--mw-brown)" />
      <path d={wren.wing} fill="none" stroke="var(--mw-paper)" strokeWidth="1.2" strokeLinecap="round" opacity="0.7" />
      <circle cx={x} cy={y} r={radius} fill="var(--mw-paper)" />
    </>
  );
}

/** The wren on a stamp; the brand's name is text next to it. */
export function Logo(): ReactNode {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="32"
        height="32"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="2.6 2.2"
      />
      <g transform="translate(17 17.4) scale(.8) translate(-16.8 -17.6)">
        <WrenShape />
      </g>
    </svg>
  );
}
