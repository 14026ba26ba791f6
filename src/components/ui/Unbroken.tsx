import type {ReactNode} from 'react';

import {partsOf} from '@site/src/lib/unbroken';

/** Text in which numbers and their units, and words such as `E-Mail`, stay on one line. */
export default function Unbroken({children}: {children: string}): ReactNode {
  return partsOf(children).map(({text, unbroken}, index) =>
    unbroken ? (
      <span key={index} className="unbroken">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
