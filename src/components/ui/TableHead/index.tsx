import type {ReactNode} from 'react';

/** The line of titles above the columns of a table, which draws it. */
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
