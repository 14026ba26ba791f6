import clsx from 'clsx';
import isEqual from 'lodash/isEqual';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';
import {Terms} from './values';
import {type Field, type Part, isEmpty} from '@site/src/openapi/values';

interface Props {
  title: string;
  options: readonly Part[];
}

/** Alternative sets of fields that are described elsewhere, in one line. */
export default function SetsOfFields({title, options}: Props): ReactNode {
  return (
    <p className={clsx(styles.choice, styles.sets)}>
      <strong>{title}</strong>{' '}
      {options.map((option, index) => (
        <Fragment key={index}>
          {index > 0 ? ' · ' : ''}
          <Terms
            of={{
              ...option,
              terms: [...option.terms, ...option.fields.map(({name}) => ({code: name, required: true, never: false}))],
            }}
          />
        </Fragment>
      ))}
    </p>
  );
}

/** Whether an option only requires fields that are already described in the same list. */
export function isSetOfFields(option: Part, siblings: readonly Field[]): boolean {
  const {label, terms, fields, choices, parts, description, repeats, ...facts} = option;
  return (
    label === 'api.choice.option' &&
    terms.length + fields.length > 0 &&
    choices.length + parts.length === 0 &&
    description === undefined &&
    repeats === undefined &&
    isEmpty(facts) &&
    fields.every((field) => field.required && siblings.some((sibling) => isSameField(field, sibling)))
  );
}

/** Whether two fields have the same name and accept the same values. */
function isSameField(field: Field, sibling: Field): boolean {
  const valuesOf = ({name, type, limits, enumValues}: Field): unknown => ({name, type, limits, enumValues});
  return isEqual(valuesOf(field), valuesOf(sibling));
}
