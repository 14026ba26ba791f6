import type {ReactNode} from 'react';

import Markdown from './Markdown';
import {MoreInformation} from './Schema';
import styles from './styles.module.css';
import type {Prose} from '@site/src/openapi/prose';
import type {ExternalLink} from '@site/src/openapi/values';

/** The text before the code of a page: the first block of a description. */
export const lead = (description: Prose): Prose => ({...description, nodes: description.nodes.slice(0, 1)});

/** Whether a description has more than a lead. */
export const hasNotes = (description: Prose): boolean => description.nodes.length > 1;

/** The rest of the description, and the link to further documentation. */
export default function Notes({of, link}: {of: Prose; link?: ExternalLink}): ReactNode {
  const nodes = of.nodes.slice(1);
  return nodes.length === 0 && link === undefined ? null : (
    <div className={styles.notes}>
      <Markdown of={{...of, nodes}} />
      <MoreInformation link={link} />
    </div>
  );
}
