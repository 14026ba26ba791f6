import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import MethodBadge from '../MethodBadge';
import PageHeader from '../PageHeader';
import styles from './styles.module.css';

interface Props {
  method: string;
  /** The path below the base URL, with its parameters in braces. */
  path: string;
  /** The scope that an API key needs. */
  scope?: string;
  deprecated?: boolean;
  /** Whether the operation takes an `Idempotency-Key`. */
  idempotent?: boolean;
}

/** Method, path and what a caller needs, at the top of an operation page. */
export default function OperationHeader({method, path, scope, deprecated, idempotent}: Props): ReactNode {
  return (
    <PageHeader badge={<MethodBadge method={method} />} code={path}>
      {deprecated ? (
        <li className={styles.deprecated}>
          <Translate
            id="api.deprecated"
            description="API reference: an operation or a field that should not be used any more">
            Deprecated
          </Translate>
        </li>
      ) : null}
      {scope === undefined ? null : (
        <li>
          <Translate
            id="api.scope"
            description="API reference: the scope that an API key needs; {scope} is a word such as emails:send"
            values={{scope: <code translate="no">{scope}</code>}}>
            {'Scope: {scope}'}
          </Translate>
        </li>
      )}
      {idempotent ? (
        <li>
          <Translate
            id="api.idempotent"
            description="API reference: the operation may be repeated safely when the header is sent"
            values={{header: <code translate="no">Idempotency-Key</code>}}>
            {'Safe to repeat with {header}'}
          </Translate>
        </li>
      ) : null}
    </PageHeader>
  );
}
