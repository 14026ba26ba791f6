import {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/**
 * Switches between light and dark. Which icon shows is decided by CSS from the
 * attribute that is set before the first paint, so nothing jumps on hydration.
 */
export default function ColorModeButton({className}: {className?: string}): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const label = translate({
    id: 'nav.colorMode',
    message: 'Switch between light and dark',
    description: 'The button that changes the colours of the site',
  });
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" />
        <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
    </button>
  );
}
