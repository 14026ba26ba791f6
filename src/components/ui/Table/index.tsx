import type {ReactNode} from 'react';

import TableHead from '../TableHead';
import styles from './styles.module.css';

interface Props {
  /** Titles of the columns, in their order. */
  columns: readonly ReactNode[];
  /** Stands above the table and names it. */
  caption?: ReactNode;
  /** Names the table for screen readers, where no caption does. */
  label?: string;
  /** The rows; what names a row is a `th` with the scope `row`. */
  children: ReactNode;
}

/**
 * A table of numbers: the first column begins at the edge, the others end at
 * theirs. Where it is wider than its place it scrolls by itself, also by
 * keyboard, and a shadow says that there is more.
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
