import type {AriaAttributes, ReactNode} from 'react';

import Select from './Select';
import type {Json} from '@site/src/openapi/builder/form';
import {optionsOf} from '@site/src/openapi/builder/inputs';
import type {MergedSchema} from '@site/src/openapi/schemas';

/** Strings that can be longer get a multi-line input. */
const longText = 1000;

/** The value of an input, and its attributes for assistive technology. */
export interface InputProps extends AriaAttributes {
  id: string;
  value: Json | undefined;
  onChange: (next: Json) => void;
}

/** The input of a string, a number, a boolean or an enum. */
export default function ScalarInput({
  schema,
  value,
  onChange,
  ...more
}: InputProps & {schema: MergedSchema}): ReactNode {
  const {types, maxLength = 0, format} = schema;
  const options = optionsOf(schema);
  const attributes = {...more, value: typeof value === 'object' || value === undefined ? '' : String(value)};
  const onInput = ({currentTarget}: {currentTarget: {value: string}}): void => onChange(currentTarget.value);
  if (options.length > 0) {
    return (
      <Select
        {...attributes}
        options={options.map((option) => ({value: String(option)}))}
        onChange={(chosen) => onChange(options.find((option) => String(option) === chosen) ?? chosen)}
      />
    );
  }
  if (!types.includes('string')) {
    return (
      <input
        {...attributes}
        type="number"
        step={types.includes('integer') ? 1 : 'any'}
        onChange={({currentTarget: {valueAsNumber: number}}) => onChange(Number.isFinite(number) ? number : 0)}
      />
    );
  }
  return maxLength > longText && format === undefined ? (
    <textarea {...attributes} rows={3} spellCheck={false} onChange={onInput} />
  ) : (
    <input {...attributes} type="text" spellCheck={false} autoComplete="off" onChange={onInput} />
  );
}
