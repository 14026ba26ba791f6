import type {ReactNode} from 'react';

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
      <path d="M8 21c5 4 12 3 15-3l4-1-4-2c-1-4-6-5-9-2-3 3-6 3-9 1 0 3 1 5 3 7z" fill="var(--mw-brown)" />
      <circle cx="20.6" cy="15.2" r="1" fill="var(--mw-paper)" />
    </svg>
  );
}
