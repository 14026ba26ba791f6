import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {t} from '../texts';
import {sectionText} from '@site/src/openapi/texts';

/** The title of a section, by its anchor. */
export function sectionTitle(id: string): string {
  const text = sectionText(id);
  return text ? t(text) : id;
}

/** A section of a reference page; its title follows from its anchor. */
export default function Section({id, children}: {id: string; children?: ReactNode}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={id}>
        {sectionTitle(id)}
      </Heading>
      {children}
    </section>
  );
}
