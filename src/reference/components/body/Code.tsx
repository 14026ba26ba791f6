import type {ReactNode} from 'react';

import {codeClass} from '@site/src/lib/unbroken';

/** An API name or value, excluded from browser translation. */
export default function Code({children}: {children: string}): ReactNode {
  return (
    <code translate="no" className={codeClass(children)}>
      {children}
    </code>
  );
}
