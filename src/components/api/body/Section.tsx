import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {sectionTitle} from '../texts';
import styles from './styles.module.css';
import Text from './Text';
import {expandAttribute} from '@site/src/lib/page';

interface Props {
  id: string;
  /** The title, if it does not follow from the anchor. */
  title?: string;
  /** Shown next to the title, instead of the button that opens all nested fields. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A section of a reference page. */
export default function Section({id, title, aside = <ExpandAll />, children}: Props): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id}>
        {title === undefined ? sectionTitle(id) : <Text of={title} />}
      </Heading>
      <div className={styles.aside}>{aside}</div>
      {children}
    </section>
  );
}

/** Opens all that is folded in the section; hidden where nothing is. */
function ExpandAll(): ReactNode {
  return (
    <button type="button" className={styles.expand} aria-pressed="false" {...{[expandAttribute]: ''}}>
      <Translate
        id="api.section.expand"
        description="API reference: button that opens everything that is folded in a section">
        Expand all
      </Translate>
    </button>
  );
}
