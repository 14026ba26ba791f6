import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** Additional text that is shown while the disclosure is closed. */
  hint: ReactNode;
  /** A `div` that is empty until the form is loaded. */
  children: ReactNode;
}

/** The disclosure for a form that is fetched when a reader opens it. */
export default function FormDisclosure({title, hint, className, children, ...attributes}: Props): ReactNode {
  return (
    <details className={clsx(styles.opener, className)} {...attributes}>
      <summary className={styles.summary}>
        {title} <small>{hint}</small>
      </summary>
      {children}
      <p className={styles.wait}>
        <Translate id="api.builder.loading">Loading the form…</Translate>
      </p>
    </details>
  );
}

/**
 * Loads the form when a reader opens its disclosure, even before hydration. If loading fails, the disclosure is closed,
 * so that the reader can retry.
 *
 * @param selector the `div` in the disclosure
 * @returns a function that stops waiting
 */
export function whenOpened(selector: string, load: (container: Element) => Promise<void>): () => void {
  const open = (disclosure: EventTarget | null): void => {
    const isOpen = disclosure instanceof HTMLDetailsElement && disclosure.open;
    const container = isOpen && disclosure.querySelector(`:scope > ${selector}`);
    if (container) {
      load(container).catch(() => {
        disclosure.open = false;
      });
    }
  };
  const onToggle = ({target}: Event): void => open(target);
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, true);
  document.querySelectorAll('details[open]').forEach(open);
  return () => document.removeEventListener('toggle', onToggle, true);
}
