import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {t} from './texts';
import GroupedTable, {TableGroup} from '@site/src/components/ui/GroupedTable';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {OperationGroup, OperationRow} from '@site/src/openapi/models';

/** Operations with their endpoints, grouped by resource. */
export default function OperationTable({
  groups,
}: {
  groups: readonly (Partial<OperationGroup> & {operations: readonly OperationRow[]})[];
}): ReactNode {
  return (
    <GroupedTable columns={[t('api.table.operation'), t('api.table.endpoint')]}>
      {groups.map(({id, title = id, href: groupHref, operations}, index) => (
        <TableGroup key={index} id={id} title={title} href={groupHref}>
          {operations.map(({method, path, summary, href}) => (
            <tr key={href}>
              <td>
                <Link to={href}>{summary}</Link>
              </td>
              <td translate="no">
                <MethodBadge method={method} /> <code>{path}</code>
              </td>
            </tr>
          ))}
        </TableGroup>
      ))}
    </GroupedTable>
  );
}
