import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './builder.module.css';
import type {UnionField} from '@site/src/openapi/builder/form';

/** Chooses one of the alternatives of a field. */
export default function AlternativeSelect({
  field: {alternatives},
  position,
  onChange,
}: {
  field: UnionField;
  position: number;
  onChange: (position: number) => void;
}): ReactNode {
  return (
    <select
      className={styles.alternatives}
      aria-label={translate({
        id: 'api.builder.alternative',
        message: 'Alternative',
        description: 'Request builder: label of the menu that selects the form of a value',
      })}
      value={position}
      onChange={({currentTarget}) => onChange(Number(currentTarget.value))}>
      {alternatives.map(({label}, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
