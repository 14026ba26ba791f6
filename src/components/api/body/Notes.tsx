import type {ReactNode} from 'react';

import Markdown from './Markdown';
import {More} from './Schema/facts';
import styles from './styles.module.css';
import type {Prose} from '@site/src/openapi/prose';
import type {LinkModel} from '@site/src/openapi/values';

/** The text before the code of a page: the first block of a description. */
export const lead = (description: Prose): Prose => ({...description, nodes: description.nodes.slice(0, 1)});

interface Props {
  of: Prose;
  link?: LinkModel;
}

/** Whether there is more than a lead. */
export const hasNotes = ({of, link}: Props): boolean => of.nodes.length > 1 || link !== undefined;

/** The rest of the description, and the link to further documentation. */
export default function Notes({of, link}: Props): ReactNode {
  return hasNotes({of, link}) ? (
    <div className={styles.notes}>
      <Markdown of={{...of, nodes: of.nodes.slice(1)}} />
      {link ? <More link={link} /> : null}
    </div>
  ) : null;
}
