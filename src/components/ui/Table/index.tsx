import type {ReactNode} from 'react';

import TableHead from '../TableHead';
import styles from './styles.module.css';

interface Props {
  /** The titles of the columns. */
  columns: readonly ReactNode[];
  /** The caption above the table. */
  caption?: ReactNode;
  /** The accessible name, for a table without a caption. */
  label?: string;
  /** The rows. The header cell of a row is a `th` with the scope `row`. */
  children: ReactNode;
}

/**
 * A table of numbers: the first column is aligned left, the others right. It
 * scrolls sideways if it is too wide, with a shadow at the clipped edge.
 */
export default function Table({columns, caption, label, children}: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        {caption === undefined ? null : <caption>{caption}</caption>}
        <TableHead columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
