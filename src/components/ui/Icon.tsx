import type {ReactNode} from 'react';

/** Line icons: size in pixels, line width, and path in a 20 by 20 view box. */
const icons = {
  globe: {
    size: 18,
    line: 1.5,
    d: 'M2 10a8 8 0 1 0 16 0a8 8 0 1 0-16 0M2 10h16M10 2c5 4.5 5 11.5 0 16M10 2c-5 4.5-5 11.5 0 16',
  },
  search: {size: 18, line: 1.75, d: 'M3 8.75a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0-11.5 0M13 13l4.5 4.5'},
  menu: {size: 22, line: 1.75, d: 'M2.5 5.5h15M2.5 10h15M2.5 14.5h15'},
  pages: {size: 20, line: 1.5, d: 'M3 3.75h14v12.5h-14zM8 3.75v12.5'},
  back: {size: 18, line: 1.75, d: 'M16.5 10h-13M9 4.5l-5.5 5.5l5.5 5.5'},
  close: {size: 16, line: 2.2, d: 'M4.4 4.4l11.2 11.2M15.6 4.4l-11.2 11.2'},
} as const;

/** An icon in the text color, hidden from screen readers. */
export default function Icon({name}: {name: keyof typeof icons}): ReactNode {
  const {size, line, d} = icons[name];
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true">
      <path d={d} strokeWidth={line} strokeLinecap="round" />
    </svg>
  );
}
