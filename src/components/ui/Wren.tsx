import type {ReactNode} from 'react';

import {wren} from '@site/src/data/wren';

/** The wren, as decoration. */
export function Bird(): ReactNode {
  return (
    <svg viewBox="3 5 28 25" aria-hidden="true">
      <WrenShape />
    </svg>
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

/** The wren on a stamp; the brand's name is text beside it. */
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
