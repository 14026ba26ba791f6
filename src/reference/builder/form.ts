/** The values of a request in the request builder. */

import {isObject, own} from '@packages/openapi';
import type {Json} from '@packages/openapi';

export type {Json};

/** The values of the form. */
export interface FormValues extends Record<'path' | 'query' | 'header', Readonly<Record<string, Json>>> {
  body?: Json;
}

/** The path of a value: names of fields and indexes of items. */
export type FieldPath = readonly (string | number)[];

/** A copy of the value with a new value at a path; `undefined` removes it. Keys keep their order. */
export function withValue(value: Json, [step, ...rest]: FieldPath, next: Json | undefined): Json {
  if (step === undefined) {
    return next ?? null;
  }
  const isRemoved = rest.length === 0 && next === undefined;
  if (typeof step === 'number') {
    const items = Array.isArray(value) ? [...(value as readonly Json[])] : [];
    if (isRemoved) {
      return items.filter((_item, index) => index !== step);
    }
    items[step] = withValue(items[step] ?? null, rest, next);
    return items;
  }
  const record = isObject(value) ? value : {};
  return isRemoved
    ? Object.fromEntries(Object.entries(record).filter(([name]) => name !== step))
    : {...record, [step]: withValue(own(record as Record<string, Json>, step) ?? null, rest, next)};
}
