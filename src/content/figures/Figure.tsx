import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {isImportedDrawing, translateDrawing} from './translateDrawing';

interface Props {
  /** The caption. */
  title: string;
  /** A text alternative for screen readers and feeds. */
  description?: string;
  /** The words of an imported drawing in the page's language, in the drawing's order, separated by `|`. */
  words?: string;
  children: ReactNode;
}

/** A figure with its caption. On pages, it contains an imported SVG file, whose words are listed in the page. */
export function Figure({title, description, words, children}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  // Until a translation lists the words, the drawing keeps the English words.
  const isPending = words === undefined && i18n.currentLocale !== i18n.defaultLocale;
  const drawing = isImportedDrawing(children) && !isPending ? translateDrawing(children.type, words) : children;
  return (
    <figure className={styles.figure}>
      {drawing}
      <figcaption className={styles.caption}>
        {title}
        {description === undefined ? null : (
          <span className="visually-hidden">
            {/[.!?]$/u.test(title) ? ' ' : '. '}
            {description}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
