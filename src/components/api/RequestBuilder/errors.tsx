import {type ReactNode, createContext, useContext} from 'react';

import styles from './builder.module.css';
import {useConstraintText} from './useConstraintText';
import type {FieldPath} from '@site/src/openapi/builder/form';
import type {Violation} from '@site/src/openapi/sandbox/fieldErrors';

/** The id of the element of a value: the id of the form and the pointer that the API uses for the value. */
export const idOf = (prefix: string, path: FieldPath): string =>
  [prefix, ...path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** The errors of the values by the ids of their elements. */
export const FieldErrors = createContext<ReadonlyMap<string, Violation>>(new Map());

/** Moves the focus to the value that a pointer refers to, or to the group that lacks it. */
export function focusField(id: string, pointer: string): void {
  const steps = pointer.split('/');
  const found = steps
    .map((_step, index) => document.getElementById(`${id}${steps.slice(0, steps.length - index).join('/')}`))
    .find((element) => element !== null);
  found?.focus();
  found?.scrollIntoView({block: 'nearest'});
}

/** The errors of a value, on one line. */
export function ErrorLine({id, name}: {id: string; name?: string}): ReactNode {
  const constraintText = useConstraintText();
  const error = useContext(FieldErrors).get(id);
  return error === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      {name === undefined ? null : <code translate="no">{name}: </code>}
      {constraintText(error)}
    </p>
  );
}
