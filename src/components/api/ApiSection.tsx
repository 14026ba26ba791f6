import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {sectionTitle} from './sections';

/** A section of a reference page; its title follows from its anchor unless the description gives one. */
export default function ApiSection({
  id,
  title,
  children,
}: {
  id: string;
  title?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={id}>
        {title ?? sectionTitle(id) ?? id}
      </Heading>
      {children}
    </section>
  );
}
