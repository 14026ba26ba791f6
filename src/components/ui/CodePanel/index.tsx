import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  /** What the code is, or the name of its file. */
  title?: string;
  /** A `code` element, already highlighted at build. */
  children: ReactNode;
}

/**
 * A block of code. It can take the focus, so that a keyboard reaches what
 * stands outside its edges; its look is in src/css/code.css.
 */
export default function CodePanel({title, children}: Props): ReactNode {
  const label =
    title ??
    translate({
      id: 'code.label',
      message: 'Code sample',
      description: 'Read out as the name of a block of code without a title',
    });
  return (
    <div className="code-panel">
      {title === undefined ? null : <div className="code-panel__title">{title}</div>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways */}
      <pre tabIndex={0} role="group" aria-label={label} translate="no">
        {children}
      </pre>
    </div>
  );
}
