import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, useContext} from 'react';

import styles from './styles.module.css';
import {CurrentPage, useTextLang} from './Text';
import {movedAnchorsOf} from '@site/src/config/movedAnchors';
import {expandAttribute} from '@site/src/lib/page';

export interface SectionProps {
  id: string;
  title: string;
  /** Whether there is something to show. */
  if?: boolean;
  /** Shown next to the title, instead of the button that opens all nested fields. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A section of a reference page. */
export default function Section({
  id,
  title,
  if: hasContent = true,
  aside = <ExpandAll />,
  children,
}: SectionProps): ReactNode {
  const lang = useTextLang()(title);
  const {href = ''} = useContext(CurrentPage);
  const former = movedAnchorsOf(href).filter(([, to]) => to === id);
  return hasContent ? (
    <section className={styles.section}>
      {former.map(([from]) => (
        <span key={from} id={from} />
      ))}
      {/* The heading's link has a label only if the title is plain text. */}
      <Heading as="h2" id={id} lang={lang}>
        {title}
      </Heading>
      <div className={styles.aside}>{aside}</div>
      {children}
    </section>
  ) : null;
}

/** Opens and closes everything that is folded in the section; hidden if nothing is. */
function ExpandAll(): ReactNode {
  return (
    <button type="button" className={styles.expand} aria-expanded="false" {...{[expandAttribute]: ''}}>
      <span>
        <Translate
          id="api.section.expand"
          description="API reference: button that opens everything that is folded in a section">
          Expand all
        </Translate>
      </span>
      <span>
        <Translate id="api.section.collapse" description="API reference: the same button when everything is open">
          Collapse all
        </Translate>
      </span>
    </button>
  );
}
