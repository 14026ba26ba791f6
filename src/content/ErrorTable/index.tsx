import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import TableHead from '@site/src/components/ui/TableHead';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';
import {STATUS_TEXT} from '@site/src/config/statusText';

/** Error codes by status. Authors choose the codes; the build fills the table from the spec. */
export function ErrorTable({children}: {children: ReactNode}): ReactNode {
  return (
    <table className="error-table">
      <TableHead
        columns={[
          translate({id: 'docs.errors.code', message: 'Code'}),
          translate({id: 'docs.errors.meaning', message: 'Meaning'}),
          <RetryLabel key="retry" />,
        ]}
      />
      {children}
    </table>
  );
}

function RetryLabel(): ReactNode {
  return (
    <Translate
      id="docs.errors.retry"
      description="Documentation, table of errors: title of the column that shows whether retrying the same request can succeed">
      Retry?
    </Translate>
  );
}

/** The codes of one status, with a header row. */
export function ErrorStatus({status, children}: {status: string; children: ReactNode}): ReactNode {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.status} translate="no">
          {status} {STATUS_TEXT[status]}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface RowProps {
  code: string;
  /** Whether the same request can succeed later. */
  retryable?: boolean;
  /** The page that explains the code. */
  href: string;
  /** The meaning of the code. */
  children: ReactNode;
}

/** One error code. */
export function ErrorRow({code, retryable, href, children}: RowProps): ReactNode {
  return (
    <tr>
      <td>
        <Link to={href}>
          <code translate="no">{code}</code>
        </Link>
      </td>
      <td className={styles.meaning}>{children}</td>
      <td className={styles.retry} lang={usePageLanguage().ui} data-retry={retryable ? '' : undefined}>
        <span className="narrow-only">
          <RetryLabel />{' '}
        </span>
        {retryable ? (
          <Translate id="docs.errors.retryLater">Yes, later</Translate>
        ) : (
          <Translate
            id="docs.errors.noRetry"
            description="Documentation, table of errors: a retry of the same request fails until the request is changed; one word">
            No
          </Translate>
        )}
      </td>
    </tr>
  );
}
