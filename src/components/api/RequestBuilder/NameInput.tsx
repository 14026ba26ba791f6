import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Select from './Select';

interface Props {
  /** The only names that are allowed, if there are any. */
  names?: readonly string[];
  name: string;
  taken: readonly string[];
  onChange: (name: string) => void;
}

/** The name of a value in a map: one of those that are allowed, or any. */
export default function NameInput({names, name, taken, onChange}: Props): ReactNode {
  const label = translate({
    id: 'api.builder.mapName',
    message: 'Name',
    description: 'Request builder: label of the input for the name of a custom value',
  });
  const options = names?.filter((option) => option === name || !taken.includes(option));
  return options ? (
    <Select aria-label={label} value={name} options={options.map((value) => ({value}))} onChange={onChange} />
  ) : (
    <input
      aria-label={label}
      type="text"
      spellCheck={false}
      value={name}
      onChange={({currentTarget}) => onChange(currentTarget.value)}
    />
  );
}
