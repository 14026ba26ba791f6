import {type ReactNode, useState} from 'react';

import type {InputProps} from './ScalarInput';
import type {Json} from '@site/src/openapi/builder/form';

/** The value of a string: anything that is not JSON is a string. */
function valueOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The input of a value of any type, as JSON. */
export default function JsonInput({value, onChange, ...attributes}: InputProps): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(value ?? null, null, 2));
  return (
    <textarea
      {...attributes}
      rows={Math.min(text.split('\n').length + 1, 8)}
      spellCheck={false}
      value={text}
      onChange={({currentTarget}) => {
        setText(currentTarget.value);
        onChange(valueOf(currentTarget.value));
      }}
    />
  );
}
