import {type ReactNode, useState} from 'react';

import styles from './builder.module.css';
import type {Json} from '@site/src/openapi/builder/form';

interface Props {
  id: string;
  value: Json | undefined;
  /** Whether the element with the id `<id>-error` contains an error. */
  isInvalid: boolean;
  /** The accessible name, if no label is visible. */
  label?: string;
  onChange: (next: Json) => void;
}

/** The value of a string: anything that is not JSON is a string. */
function valueOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The input of a value of any type, as JSON. */
export default function JsonInput({id, value, isInvalid, label, onChange}: Props): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(value ?? null, null, 2));
  return (
    <div className={styles.scalar}>
      <textarea
        id={id}
        rows={Math.min(text.split('\n').length + 1, 8)}
        spellCheck={false}
        value={text}
        {...(label === undefined ? {} : {'aria-label': label})}
        {...(isInvalid ? {'aria-invalid': true, 'aria-describedby': `${id}-error`} : {})}
        onChange={({currentTarget}) => {
          setText(currentTarget.value);
          onChange(valueOf(currentTarget.value));
        }}
      />
    </div>
  );
}
