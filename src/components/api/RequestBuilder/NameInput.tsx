import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {MapField} from '@site/src/openapi/builder/form';

/** The name of a value in a map: one of those that are allowed, or any. */
export default function NameInput({
  field: {names},
  name,
  taken,
  onChange,
}: {
  field: MapField;
  name: string;
  taken: readonly string[];
  onChange: (name: string) => void;
}): ReactNode {
  const label = translate({
    id: 'api.builder.mapName',
    message: 'Name',
    description: 'Request builder: label of the input for the name of a custom value',
  });
  const common = {
    value: name,
    'aria-label': label,
    onChange: ({currentTarget}: {currentTarget: {value: string}}) => onChange(currentTarget.value),
  };
  return names ? (
    <select {...common}>
      {names
        .filter((option) => option === name || !taken.includes(option))
        .map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
    </select>
  ) : (
    <input {...common} type="text" spellCheck={false} />
  );
}
