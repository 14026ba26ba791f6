import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {sectionTitle} from '../texts';
import styles from './styles.module.css';
import {bootButton} from '@site/src/lib/page';

/**
 * A section of a reference page; its title follows from its anchor. If it has
 * nested fields, a button opens all of them.
 */
export default function Section({id, children}: {id: string; children?: ReactNode}): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id}>
        {sectionTitle(id)}
      </Heading>
      <button type="button" className={styles.expand} aria-pressed="false" {...bootButton('expand')}>
        <Translate id="api.section.expand" description="API reference: button that opens all nested fields of a section">
          Expand all
        </Translate>
      </button>
      {children}
    </section>
  );
}
