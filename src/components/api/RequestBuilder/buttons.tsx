import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './builder.module.css';

/** Removes a field or an item. */
export function RemoveButton({name, onClick}: {name: string; onClick: () => void}): ReactNode {
  const label = translate(
    {
      id: 'api.builder.remove',
      message: 'Remove {name}',
      description: 'Request builder: button that removes a field; {name} is the name of the field, or a number',
    },
    {name},
  );
  return (
    <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** Adds one more item. */
export function AddButton({onClick}: {onClick: () => void}): ReactNode {
  return (
    <button type="button" className={styles.textButton} onClick={onClick}>
      {translate({
        id: 'api.builder.addItem',
        message: 'Add item',
        description: 'Request builder: button that adds a value to a list',
      })}
    </button>
  );
}
