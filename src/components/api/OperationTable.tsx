import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import MethodBadge from './MethodBadge';

interface Row {
  method: string;
  path: string;
  summary: string;
  href: string;
}

/** The operations of a resource: what they do, and how they are called. */
export default function OperationTable({operations}: {operations: readonly Row[]}): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="api.table.operation" description="API reference: column with what an operation does">
              Operation
            </Translate>
          </th>
          <th scope="col">
            <Translate id="api.table.endpoint" description="API reference: column with method and path of an operation">
              Endpoint
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}
