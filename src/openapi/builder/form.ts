/** The values of a request in the request builder. */

import type {Json} from '../samples/types';

export type {Json};

/** The values of the form; values of `server` are the variables in its URL. */
export interface FormValues {
  server: Readonly<Record<string, Json>>;
  path: Readonly<Record<string, Json>>;
  query: Readonly<Record<string, Json>>;
  header: Readonly<Record<string, Json>>;
  body?: Json;
}

/** The path of a value: names of fields and indexes of items. */
export type FieldPath = readonly (string | number)[];

/** Whether a value is an object. */
export const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of the value with another value at a path; `undefined` removes it. Keys keep their order. */
export function withValue(value: Json, [step, ...rest]: FieldPath, next: Json | undefined): Json {
  if (step === undefined) {
    return next ?? null;
  }
  if (typeof step === 'number') {
    const items = Array.isArray(value) ? (value as readonly Json[]) : [];
    if (rest.length === 0 && next === undefined) {
      return items.filter((_item, index) => index !== step);
    }
    const copy = [...items];
    copy[step] = withValue(items[step] ?? null, rest, next);
    return copy;
  }
  const record = isRecord(value) ? value : {};
  if (rest.length === 0 && next === undefined) {
    return Object.fromEntries(Object.entries(record).filter(([name]) => name !== step));
  }
  return {...record, [step]: withValue(record[step] ?? null, rest, next)};
}

/** A copy of the object with a key renamed in place; unchanged if the new key exists. */
export function withName(value: Json, from: string, to: string): Json {
  if (!isRecord(value) || Object.hasOwn(value, to)) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name === from ? to : name, inner]));
}
