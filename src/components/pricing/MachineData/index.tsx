import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {pricingFiles} from '@site/src/config/pricingData';

/** Leads programs and their authors to the same data as a file. */
export default function MachineData(): ReactNode {
  // A file is no page: past the router, and in the same tab.
  const link = (name: string): ReactNode => (
    <Link to={`pathname:///${name}`} target="_self" translate="no">
      <code>{name}</code>
    </Link>
  );
  return (
    <p className={styles.note}>
      <Translate
        id="pricing.machines"
        description="Pricing: below the questions; {data} and {schema} are links to files with their names"
        values={{data: link(pricingFiles.data), schema: link(pricingFiles.schema)}}>
        {'The prices for programs: {data}, explained by {schema}.'}
      </Translate>
    </p>
  );
}
