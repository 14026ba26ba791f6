import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import MethodBadge from '@site/src/components/ui/MethodBadge';

interface Props {
  method: string;
  /** The path below the base URL, with its parameters in braces. */
  path: string;
  /** What the operation does. */
  summary: string;
  /** Its page in the reference. */
  href: string;
  /** Whether it stands on a line of its own. */
  block?: boolean;
}

/** Method and path of an operation, as a link to its page. Authors name the operation; the build adds the rest. */
export default function Endpoint({method, path, summary, href, block}: Props): ReactNode {
  const link = (
    <Link to={href} className={styles.endpoint} title={summary}>
      <MethodBadge method={method} /> {/* The space keeps them two words, for those who copy or search. */}
      <code translate="no">{path}</code>
    </Link>
  );
  return block ? <p>{link}</p> : link;
}
