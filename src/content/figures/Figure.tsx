import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {isImportedDrawing, translateDrawing} from './translateDrawing';

interface Props {
  /** The caption. */
  title: string;
  /** A text alternative for screen readers and feeds. */
  description?: string;
  /** The words of an imported drawing in the page's language, in their order, separated by `|`. */
  words?: string;
  /** Scrolls sideways on narrow screens, instead of shrinking. */
  wide?: boolean;
  children: ReactNode;
}

/** A figure with its caption. On pages, it contains an imported SVG file, whose words are listed in the page. */
export function Figure({title, description, words, wide = false, children}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  // Until a translation lists the words, the drawing keeps the English ones.
  const isPending = words === undefined && i18n.currentLocale !== i18n.defaultLocale;
  const drawing = isImportedDrawing(children) && !isPending ? translateDrawing(children.type, words) : children;
  return (
    <figure className={styles.figure}>
      {wide ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways
        <div className="drawing" tabIndex={0} role="group" aria-label={title}>
          {drawing}
        </div>
      ) : (
        drawing
      )}
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
