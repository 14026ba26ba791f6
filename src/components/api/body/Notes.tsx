import type {ReactNode} from 'react';

import Markdown from './Markdown';
import {MoreInformation} from './Schema/parts';
import styles from './styles.module.css';
import type {Prose} from '@site/src/openapi/prose';
import type {ExternalLink} from '@site/src/openapi/values';

/** The text before the code of a page: the first block of a description. */
export const lead = (description: Prose): Prose => ({...description, nodes: description.nodes.slice(0, 1)});

interface Props {
  of: Prose;
  link?: ExternalLink;
}

/** Whether there is more than a lead. */
export const hasNotes = ({of, link}: Props): boolean => of.nodes.length > 1 || link !== undefined;

/** The rest of the description, and the link to further documentation. */
export default function Notes({of, link}: Props): ReactNode {
  return hasNotes({of, link}) ? (
    <div className={styles.notes}>
      <Markdown of={{...of, nodes: of.nodes.slice(1)}} />
      <MoreInformation link={link} />
    </div>
  ) : null;
}
