import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {CopiedText} from '../Head';
import styles from './styles.module.css';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import {bootButton} from '@site/src/lib/page';

interface Props {
  /** In lower case; `event` for an event. */
  method: string;
  /** Where all paths start; drawn quietly, and copied. */
  baseUrl?: string;
  /** The path, or the type of an event. */
  path: string;
  /** What a caller needs to know: list items. */
  children?: ReactNode;
}

/** What is called, or what is received, with a button that copies it. */
export default function Endpoint({method, baseUrl = '', path, children}: Props): ReactNode {
  const label = translate({
    id: 'api.endpoint.copy',
    message: 'Copy the address',
    description: 'API reference: read out as the name of the button that copies the address of an operation',
  });
  return (
    <div className={styles.frame}>
      <div className={styles.endpoint} data-copy={`${baseUrl}${path}`}>
        {/* The spaces keep them words, for those who copy or search. */}
        <p>
          <MethodBadge method={method} />{' '}
          <code translate="no" className={styles.base}>
            {baseUrl}
          </code>
          <wbr />
          <code translate="no">{path}</code>
        </p>
        <button
          type="button"
          className={styles.copy}
          aria-label={baseUrl === '' ? undefined : label}
          {...bootButton('copy')}>
          <span className="code-panel__idle">
            <Translate id="code.copy" description="The button that copies a block of code; one word">
              Copy
            </Translate>
          </span>
          <CopiedText />
        </button>
      </div>
      {children}
    </div>
  );
}
