import type {ReactNode} from 'react';

import {WrenShape} from '../Bird';

/** The wren in its stamp; the brand's name stands beside it as text. */
export default function Logo(): ReactNode {
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
