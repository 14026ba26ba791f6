import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Notice from '@site/src/components/ui/Notice';
import {pricingFiles} from '@site/src/config/publishedFiles';

/** Leads programs and their authors to the same data as a file. */
export default function MachineData(): ReactNode {
  // One file serves all languages, so the language must not be put before its address.
  const link = (name: string): ReactNode => (
    // eslint-disable-next-line @docusaurus/no-html-links -- the router would put it there
    <a href={`/${name}`} translate="no">
      <code>{name}</code>
    </a>
  );
  return (
    <Notice className={styles.note}>
      <p>
        <Translate
          id="pricing.machines"
          description="Pricing: beside the questions; {data} and {schema} are links to files with their names"
          values={{data: link(pricingFiles.data), schema: link(pricingFiles.schema)}}>
          {'The prices are also a file for programs: {data}, explained by {schema}.'}
        </Translate>
      </p>
    </Notice>
  );
}
