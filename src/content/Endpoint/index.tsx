import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import MethodBadge from '@site/src/components/ui/MethodBadge';

interface Props {
  method: string;
  /** The path relative to the base URL, with its parameters in braces. */
  path: string;
  /** The purpose of the operation. */
  summary: string;
  /** The operation's page in the reference. */
  href: string;
  /** Whether the endpoint is a separate paragraph. */
  block?: boolean;
}

/** Method and path of an operation, linked to its page. The build fills in the props from the operation's name. */
export function Endpoint({method, path, summary, href, block}: Props): ReactNode {
  const link = (
    <Link to={href} className={styles.endpoint} title={summary}>
      <MethodBadge method={method} />
      {/* Separates method and path when copied or searched. */}
      <span className={styles.space}> </span>
      <code translate="no">{path}</code>
    </Link>
  );
  return block ? <p>{link}</p> : link;
}
