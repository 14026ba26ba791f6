import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The version that the API got on a day, below the day. */
export default function Version({version}: {version: string}): ReactNode {
  return (
    <p className={styles.version}>
      <Translate id="apiChangelog.version" values={{version}}>
        {'Version {version}'}
      </Translate>
    </p>
  );
}
