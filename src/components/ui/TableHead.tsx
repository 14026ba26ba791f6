import type {ReactNode} from 'react';

/** The header row of a table. */
export default function TableHead({columns}: {columns: readonly ReactNode[]}): ReactNode {
  return (
    <thead>
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
