import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {bootButton} from '@site/src/lib/page';

/**
 * Switches between light and dark. The boot script answers it, so that it works
 * before the application is there; which icon shows is decided by CSS.
 */
export default function ColorModeButton({className}: {className?: string}): ReactNode {
  const label = translate({id: 'nav.colorMode', message: 'Switch between light and dark'});
  return (
    <button type="button" className={className} aria-label={label} title={label} {...bootButton('color-mode')}>
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
