import type {ReactNode} from 'react';

import {usePageLanguage} from './usePageLanguage';

/** The header row of a table. */
export default function TableHead({columns}: {columns: readonly ReactNode[]}): ReactNode {
  return (
    <thead lang={usePageLanguage().ui}>
      <tr>
        {columns.map((title, index) => (
          <th key={index} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
