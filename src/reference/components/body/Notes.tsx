import type {ReactNode} from 'react';

import Markdown from './Markdown';
import {More} from './Schema/facts';
import styles from './styles.module.css';
import type {PageBase} from '@site/src/reference/models/models';

type Props = Pick<PageBase, 'description' | 'link'>;

/** Whether a page has more than the lead, which is the first block of its description. */
export const hasNotes = ({description, link}: Props): boolean => description.nodes.length > 1 || link !== undefined;

/** The rest of the description, and the link to further documentation. */
export default function Notes({description, link}: Props): ReactNode {
  return hasNotes({description, link}) ? (
    <div className={styles.notes}>
      <Markdown of={{...description, nodes: description.nodes.slice(1)}} />
      {link ? <More link={link} /> : null}
    </div>
  ) : null;
}
