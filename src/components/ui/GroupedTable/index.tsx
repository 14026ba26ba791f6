import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import TableHead from '../TableHead';

interface Props {
  /** The titles of the two columns. */
  columns: readonly [ReactNode, ReactNode];
  /** `TableGroup` elements. */
  children: ReactNode;
}

/** A table with two columns of text and grouped rows. For numbers, use `Table`. */
export default function GroupedTable({columns, children}: Props): ReactNode {
  return (
    <table className={styles.table}>
      <TableHead columns={columns} />
      {children}
    </table>
  );
}

interface GroupProps {
  /** The group's anchor. */
  id?: string;
  /** The group's header row. Without it, the group has none. */
  title?: string;
  /** The link of the title. */
  href?: string;
  /** Rows: `tr` elements with two `td` each. */
  children: ReactNode;
}

/** A group of rows. */
export function TableGroup({id, title, href, children}: GroupProps): ReactNode {
  return (
    <tbody>
      {title === undefined ? null : <GroupHead id={id} title={title} href={href} />}
      {children}
    </tbody>
  );
}

function GroupHead({id, title, href}: {id?: string; title: string; href?: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) {
    collectAnchor(id);
  }
  return (
    <tr id={id}>
      <th scope="rowgroup" colSpan={2} className={styles.group}>
        {href === undefined ? title : <Link to={href}>{title}</Link>}
      </th>
    </tr>
  );
}
