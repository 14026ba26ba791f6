import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {languageName} from './languages';
import {bootButton} from '@site/src/lib/page';

interface Props {
  /** The name of the code's file, or what it is; else its language is named. */
  title?: string;
  /** The language as the fence names it, such as `js`. */
  language?: string;
  /** A `code` element, already highlighted at build. */
  children: ReactNode;
}

/**
 * A block of code with a button that copies it (the boot script answers it).
 * The block can take the focus, so that a keyboard reaches what stands outside
 * its edges; its look is in src/css/code.css.
 */
export default function CodePanel({title, language, children}: Props): ReactNode {
  const name = title ?? languageName(language);
  const label = name ?? translate({id: 'code.label', message: 'Code sample'});
  return (
    <div className="code-panel">
      <div className="code-panel__head">
        <span className="code-panel__title" translate="no">
          {name}
        </span>
        <button type="button" className="code-panel__copy" {...bootButton('copy')}>
          <span className="code-panel__idle">
            <Translate id="code.copy" description="The button that copies a block of code; one word">
              Copy
            </Translate>
          </span>
          <span className="code-panel__done">
            <Translate id="code.copied">Copied</Translate>
          </span>
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways */}
      <pre tabIndex={0} role="group" aria-label={label} translate="no">
        {children}
      </pre>
    </div>
  );
}
