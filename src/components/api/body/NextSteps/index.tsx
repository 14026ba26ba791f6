import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Text from '../Text';
import styles from './styles.module.css';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {NextStep} from '@site/src/plugins/api-reference/models';

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
          <Text of={description} />
        </li>
      ))}
    </ul>
  );
}
