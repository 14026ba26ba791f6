import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

interface FieldProps {
  /** The ID of the input or group. */
  id: string;
  /** Undefined if the label is elsewhere. */
  label?: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Whether the value has multiple inputs or none, so that its label names a group. */
  isGroup?: boolean;
  /** Buttons next to the label. */
  actions?: ReactNode;
  /** The input, with `aria-describedby` set to the IDs of its hint and error. */
  children: ReactNode;
}

/** A labeled value with a hint and an error. It is styled only inside an element with the `form` class. */
export function Field({id, label, hint, error, isGroup = false, actions, children}: FieldProps): ReactNode {
  const Label = isGroup ? 'p' : 'label';
  const isNamedGroup = isGroup && label !== undefined;
  return (
    <div
      className={clsx(styles.field, isNamedGroup && styles.group)}
      {...(isGroup && {id, tabIndex: -1})}
      {...(isNamedGroup && {role: 'group', 'aria-labelledby': `${id}-label`})}>
      {label === undefined ? null : (
        <div className={styles.head}>
          <Label id={`${id}-label`} className={styles.label} {...(!isGroup && {htmlFor: id})}>
            {label}
          </Label>
          {actions}
        </div>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <ErrorText id={id}>{error}</ErrorText>
    </div>
  );
}

/** The error message for a value. */
export function ErrorText({id, children}: {id: string; children: ReactNode}): ReactNode {
  return children === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      {children}
    </p>
  );
}

/** A menu of values. */
export function Select({
  options,
  onChange,
  ...attributes
}: Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  options: readonly {value: string; label?: string}[];
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <select {...attributes} onChange={({currentTarget}) => onChange(currentTarget.value)}>
      {options.map(({value, label = value}) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A button without a border. */
export function TextButton({className, ...attributes}: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={clsx(styles.textButton, className)} {...attributes} />;
}
