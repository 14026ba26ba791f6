import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Breakable from '../Breakable';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  value: string;
  /** The accessible name of the value: "Name of the SPF record". */
  label: string;
}

/** A short value as code, with a copy button. Host names wrap after their dots. */
export default function CopyValue({value, label}: Props): ReactNode {
  return (
    <span className={`copy-value ${styles.box ?? ''}`}>
      <code translate="no">
        <Breakable at={/(?<=[.@])/u}>{value}</Breakable>
      </code>
      <CopyButton
        className={styles.button}
        label={translate(
          {
            id: 'copyValue.label',
            message: 'Copy: {label}',
            description: 'Accessible name of a copy button; {label} is the name of the value, such as "Name (SPF)"',
          },
          {label},
        )}
      />
    </span>
  );
}
