import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {bootButton} from '@site/src/lib/page';

interface Props {
  value: string;
  /** What the value is, for screen readers: "Name of the SPF record". */
  label: string;
}

/** A short value as code, with a button that copies it (the boot script answers it). */
export default function CopyValue({value, label}: Props): ReactNode {
  return (
    <span className={`copy-value ${styles.box ?? ''}`}>
      <code translate="no">{value}</code>
      <button
        type="button"
        className={styles.button}
        aria-label={translate(
          {
            id: 'copyValue.label',
            message: 'Copy: {label}',
            description:
              'Read out as the name of a button that copies a value; {label} says what it is, such as "Name (SPF)"',
          },
          {label},
        )}
        {...bootButton('copy')}>
        <span className={styles.idle}>
          <Translate id="code.copy" description="The button that copies a block of code; one word">
            Copy
          </Translate>
        </span>
        <span className={styles.done}>
          <Translate id="code.copied">Copied</Translate>
        </span>
      </button>
    </span>
  );
}
