import type {Json} from '@packages/openapi';
import isEqual from 'lodash/isEqual';
import {type AriaAttributes, type ReactNode, useState} from 'react';

import {Select} from '@site/src/components/ui/Form';
import type {Input} from '@site/src/reference/builder/inputs';

/** Strings that can be longer than this number of characters get a multi-line input. */
const longText = 1000;

interface Props extends AriaAttributes {
  id: string;
  input: Input;
  value: Json | undefined;
  onChange: (next: Json) => void;
}

/** The input of a value that has no fields or items. */
export default function ValueInput({input: {kind, options, form}, ...props}: Props): ReactNode {
  const {value, onChange, ...more} = props;
  const attributes = {...more, value: typeof value === 'object' || value === undefined ? '' : String(value)};
  const onInput = ({currentTarget}: {currentTarget: {value: string}}): void => onChange(currentTarget.value);
  if (kind === 'json') {
    return <JsonInput {...props} />;
  }
  if (kind === 'select') {
    return (
      <Select
        {...attributes}
        options={options.map((option) => ({value: String(option)}))}
        onChange={(chosen) => onChange(options.find((option) => String(option) === chosen) ?? chosen)}
      />
    );
  }
  if (kind === 'number') {
    return (
      <input
        {...attributes}
        type="number"
        step={form?.types.includes('integer') ? 1 : 'any'}
        onChange={({currentTarget: {valueAsNumber: number}}) => onChange(Number.isFinite(number) ? number : 0)}
      />
    );
  }
  return (form?.maxLength ?? 0) > longText && form?.format === undefined ? (
    <textarea {...attributes} rows={3} spellCheck={false} onChange={onInput} />
  ) : (
    <input {...attributes} type="text" spellCheck={false} autoComplete="off" onChange={onInput} />
  );
}

/** Parses JSON; returns text that isn't JSON as a string. */
function valueOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The input of a value of any type, as JSON. */
function JsonInput({value, onChange, ...attributes}: Omit<Props, 'input'>): ReactNode {
  const [entered, setEntered] = useState('');
  const text = isEqual(valueOf(entered), value) ? entered : JSON.stringify(value ?? null, null, 2);
  return (
    <textarea
      {...attributes}
      rows={Math.min(text.split('\n').length + 1, 8)}
      spellCheck={false}
      value={text}
      onChange={({currentTarget}) => {
        setEntered(currentTarget.value);
        onChange(valueOf(currentTarget.value));
      }}
    />
  );
}
