import Link from '@docusaurus/Link';
import Markdown from '@theme/Markdown';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {NextStep} from '@site/src/openapi/models';

/** Operations that are of use after this one. */
export default function NextSteps({steps}: {steps: readonly NextStep[]}): ReactNode {
  return (
    <ul className={styles.steps}>
      {steps.map(({href, method, path, summary, description}, index) => (
        <li key={index}>
          <p>
            <Link to={href}>{summary}</Link>{' '}
            <span className={styles.endpoint} translate="no">
              <MethodBadge method={method} /> <code>{path}</code>
            </span>
          </p>
          <Markdown of={description} />
        </li>
      ))}
    </ul>
  );
}
