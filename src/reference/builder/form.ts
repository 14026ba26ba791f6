import {type Json, isObject, own} from '@packages/openapi';

/** The values of a request in the request builder. */
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
