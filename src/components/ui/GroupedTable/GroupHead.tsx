import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A line in a table that names the group of lines below it. */
export default function GroupHead({id, title, href}: {id?: string; title: string; href?: string}): ReactNode {
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
