import type {ReactNode} from 'react';

import {codeClass} from '@site/src/lib/unbroken';

/** A name or value of the API, which no browser translates. */
export default function Code({children}: {children: string}): ReactNode {
  return (
    <code translate="no" className={codeClass(children)}>
      {children}
    </code>
  );
}
