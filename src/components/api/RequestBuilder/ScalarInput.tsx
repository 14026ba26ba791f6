import type {ReactNode} from 'react';

import styles from './builder.module.css';
import type {FormField, Json} from '@site/src/openapi/builder/form';

type Scalar = Extract<FormField, {kind: 'text' | 'number' | 'boolean' | 'choice'}>;

interface Props {
  id: string;
  field: Scalar;
  value: Json | undefined;
  /** Whether the element with the id `<id>-error` contains an error. */
  isInvalid: boolean;
  /** The accessible name, if no label is visible. */
  label?: string;
  onChange: (next: Json) => void;
}

/** The input of a string, a number, a boolean or an enum. */
export default function ScalarInput({id, field, value, isInvalid, label, onChange}: Props): ReactNode {
  const text = typeof value === 'object' || value === undefined ? '' : String(value);
  const common = {
    id,
    ...(label === undefined ? {} : {'aria-label': label}),
    ...(isInvalid ? {'aria-invalid': true, 'aria-describedby': `${id}-error`} : {}),
  };
  const options = field.kind === 'choice' ? field.options : [true, false];
  return (
    <div className={styles.scalar}>
      {field.kind === 'choice' || field.kind === 'boolean' ? (
        <select
          {...common}
          value={text}
          onChange={({currentTarget}) => {
            const chosen = options.find((option) => String(option) === currentTarget.value);
            if (chosen !== undefined) {
              onChange(chosen);
            }
          }}>
          {options.map((option) => (
            <option key={String(option)} value={String(option)}>
              {String(option)}
            </option>
          ))}
        </select>
      ) : field.kind === 'number' ? (
        <input
          {...common}
          type="number"
          step={field.whole ? 1 : 'any'}
          value={text}
          onChange={({currentTarget}) =>
            onChange(Number.isFinite(currentTarget.valueAsNumber) ? currentTarget.valueAsNumber : 0)
          }
        />
      ) : field.long ? (
        <textarea
          {...common}
          rows={3}
          spellCheck={false}
          value={text}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          type="text"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}
