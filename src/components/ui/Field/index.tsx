import clsx from 'clsx';
import {type InputHTMLAttributes, type ReactNode, useId} from 'react';

import styles from './styles.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'aria-describedby' | 'aria-invalid'> {
  /** The label above the field. */
  label: ReactNode;
  /** Help text below the field. */
  hint?: ReactNode;
  /** An error message, shown instead of the hint. */
  error?: ReactNode;
}

/** A field for text or a number, with its label, a hint and an error. */
export default function Field({label, hint, error, className, ...input}: Props): ReactNode {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}note`}
      />
      {note === undefined ? null : (
        <p id={`${id}note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
