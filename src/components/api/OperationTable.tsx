import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import GroupHead from './GroupHead';
import MethodBadge from './MethodBadge';
import styles from './tables.module.css';
import {say} from './texts';
import type {OperationGroup, OperationRow} from '@site/src/plugins/api-reference/models';

/** The operations of all resources, or of one without a title: what they do, and how they are called. */
export default function OperationTable({
  groups,
}: {
  groups: readonly (Partial<OperationGroup> & {operations: readonly OperationRow[]})[];
}): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say('api.table.operation')}</th>
          <th scope="col">{say('api.table.endpoint')}</th>
        </tr>
      </thead>
      {groups.map((group, index) => (
        <tbody key={index}>
          {group.id === undefined ? null : (
            <GroupHead id={group.id} title={group.title ?? group.id} href={group.href} />
          )}
          {group.operations.map(({method, path, summary, href}) => (
            <tr key={href}>
              <td>
                <Link to={href}>{summary}</Link>
              </td>
              <td translate="no">
                <MethodBadge method={method} /> <code>{path}</code>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
