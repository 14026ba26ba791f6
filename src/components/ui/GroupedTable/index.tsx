import type {ReactNode} from 'react';

import GroupHead from './GroupHead';
import styles from './styles.module.css';
import TableHead from '../TableHead';

interface Props {
  /** Titles of the two columns. */
  columns: readonly [ReactNode, ReactNode];
  /** The groups of lines: `TableGroup`. */
  children: ReactNode;
}

/** A table of words in two columns, its lines in groups. For numbers there is `Table`. */
export default function GroupedTable({columns, children}: Props): ReactNode {
  return (
    <table className={styles.table}>
      <TableHead columns={columns} />
      {children}
    </table>
  );
}

interface GroupProps {
  /** The anchor of the group. */
  id?: string;
  /** Names the group in a line of its own; without it the lines stand by themselves. */
  title?: string;
  /** Where the title leads. */
  href?: string;
  /** The lines: a `tr` with two `td` each. */
  children: ReactNode;
}

/** Lines of a table that belong together. */
export function TableGroup({id, title, href, children}: GroupProps): ReactNode {
  return (
    <tbody>
      {title === undefined ? null : <GroupHead id={id} title={title} href={href} />}
      {children}
    </tbody>
  );
}
