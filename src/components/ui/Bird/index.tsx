import type {ReactNode} from 'react';

import {wren} from '@site/src/data/wren';

/** The wren by itself, in its colour; an ornament. */
export default function Bird(): ReactNode {
  return (
    <svg viewBox="3 5 28 25" aria-hidden="true">
      <WrenShape />
    </svg>
  );
}

/** The wren's shapes, for a drawing of 34 by 34. */
export function WrenShape(): ReactNode {
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
