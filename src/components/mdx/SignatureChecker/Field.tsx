import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';
import form from '@site/src/components/api/RequestBuilder/builder.module.css';

interface FieldProps {
  label: string;
  hint?: string;
  /** The error in the value. */
  error?: string;
  value: string;
  onChange: (value: string) => void;
  /** Hides the characters of a field with one line. Without it, the field has several lines. */
  isMasked?: boolean;
}

/** A labeled field, which no browser stores, corrects or sends. */
export default function Field({label, hint, error, value, onChange, isMasked}: FieldProps): ReactNode {
  const id = useId();
  const input = {
    id,
    value,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-hint ${id}-error`,
    onChange: ({currentTarget}: {currentTarget: {value: string}}) => onChange(currentTarget.value),
  };
  return (
    <div className={form.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      {isMasked === undefined ? (
        <textarea rows={5} {...input} />
      ) : (
        <input type="text" className={clsx(isMasked && styles.masked)} {...input} />
      )}
      <p id={`${id}-error`} className={form.error}>
        {error}
      </p>
    </div>
  );
}
