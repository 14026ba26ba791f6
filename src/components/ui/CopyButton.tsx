import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {usePageLanguage} from './usePageLanguage';
import {bootButton} from '@site/src/lib/page';

interface Props {
  className?: string;
  disabled?: boolean;
  /** The accessible name, if it differs from the text. */
  label?: string;
  /** The text of the button. Default: "Copy". */
  children?: ReactNode;
}

/** A button that copies the value or code next to it. The boot script handles it, so it works before hydration. */
export default function CopyButton({className, disabled, label, children}: Props): ReactNode {
  const {ui} = usePageLanguage();
  return (
    <button
      type="button"
      className={clsx('copy-button', className)}
      lang={ui}
      disabled={disabled}
      aria-label={label}
      {...bootButton('copy')}>
      <span className="copy-button__idle">{children ?? <Translate id="code.copy">Copy</Translate>}</span>
      {/* Shown in place of the text for a moment after the button was pressed. */}
      <span className="copy-button__done">
        <Translate id="code.copied">Copied</Translate>
      </span>
    </button>
  );
}
