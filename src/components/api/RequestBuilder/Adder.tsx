import {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import styles from './builder.module.css';
import type {FormField} from '@site/src/openapi/builder/form';

/** Adds one of the optional fields that are not in the request yet. */
export default function Adder({
  fields,
  onAdd,
}: {
  fields: readonly FormField[];
  onAdd: (field: FormField) => void;
}): ReactNode {
  const id = useId();
  if (fields.length === 0) {
    return null;
  }
  const label = translate({
    id: 'api.builder.addField',
    message: 'Add a field',
    description: 'Request builder: label and first entry of the menu of fields that can be added',
  });
  return (
    <div className={styles.adder}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        value=""
        onChange={({currentTarget}) => {
          const field = fields.find(({name}) => name === currentTarget.value);
          if (field) {
            onAdd(field);
          }
        }}>
        <option value="">{label}</option>
        {fields.map(({name}) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
