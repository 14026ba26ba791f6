/** The form of the request builder, generated from the spec at build time. */

import type {Json} from '../samples/types';

export type {Json};

interface Base {
  name: string;
  required: boolean;
  /** Whether `null` is allowed. */
  nullable: boolean;
  /** The first sentence of its description, as plain text. */
  hint: string;
  /** The language of the hint, if it differs from the page's. */
  hintLang?: string;
}

/** A string; `long` if it gets a multi-line input. */
export interface TextField extends Base {
  kind: 'text';
  long: boolean;
}

/** A number; `whole` if it is an integer. */
interface NumberField extends Base {
  kind: 'number';
  whole: boolean;
  minimum?: number;
}

/** Yes or no. */
interface BooleanField extends Base {
  kind: 'boolean';
}

/** One of several values. */
interface ChoiceField extends Base {
  kind: 'choice';
  options: readonly (string | number | boolean)[];
}

/** Named fields, and values with names chosen by the reader. */
interface ObjectField extends Base {
  kind: 'object';
  fields: readonly FormField[];
  others?: MapField;
}

/** Positional values: first those with their own field, then any number of the same kind. */
interface ListField extends Base {
  kind: 'list';
  first?: readonly FormField[];
  item?: FormField;
  minItems?: number;
  maxItems?: number;
}

/** Values with names chosen by the reader. */
export interface MapField extends Base {
  kind: 'map';
  item: FormField;
  /** The only names that are allowed. */
  names?: readonly string[];
  /** The required prefix of names. */
  prefix?: string;
  maxItems?: number;
}

/** One of several alternatives. */
export interface UnionField extends Base {
  kind: 'union';
  alternatives: readonly {label: string; field: FormField}[];
}

/** Any value, written as JSON. */
interface JsonField extends Base {
  kind: 'json';
}

/** One field of a request. */
export type FormField =
  TextField | NumberField | BooleanField | ChoiceField | ObjectField | ListField | MapField | UnionField | JsonField;

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

/** An unused key of a map: one of its names, or else `name`, `name_2`, … Undefined if the map is full. */
export function freeName({names, prefix = '', maxItems}: MapField, value: Json | undefined): string | undefined {
  const taken = isRecord(value) ? value : {};
  if (maxItems !== undefined && Object.keys(taken).length >= maxItems) {
    return undefined;
  }
  if (names) {
    return names.find((name) => !Object.hasOwn(taken, name));
  }
  let name = `${prefix}name`;
  for (let count = 2; Object.hasOwn(taken, name); count += 1) {
    name = `${prefix}name_${count}`;
  }
  return name;
}

/** How well a value matches a field: the number of its keys that the field has; -1 if it does not match. */
function fit(field: FormField, value: Json | undefined): number {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? 1 : -1;
    case 'number':
      return typeof value === 'number' ? 1 : -1;
    case 'boolean':
      return typeof value === 'boolean' ? 1 : -1;
    case 'choice':
      return field.options.some((option) => option === value) ? 2 : -1;
    case 'list':
      return Array.isArray(value) ? 1 : -1;
    case 'map':
      return isRecord(value) ? 0 : -1;
    case 'json':
      return 0;
    case 'union':
      return Math.max(...field.alternatives.map((alternative) => fit(alternative.field, value)));
    case 'object': {
      if (!isRecord(value)) {
        return -1;
      }
      const present = field.fields.filter(({name}) => Object.hasOwn(value, name));
      const isOther = present.some((inner) => inner.kind === 'choice' && fit(inner, value[inner.name]) < 0);
      return isOther ? -1 : present.length;
    }
  }
}

/** The position of the alternative that a value most likely belongs to. */
export function alternativeOf({alternatives}: UnionField, value: Json | undefined): number {
  const fits = alternatives.map(({field}) => fit(field, value));
  return Math.max(0, fits.indexOf(Math.max(...fits)));
}

/** The initial value of another alternative: what it requires, and the values of fields that both have. */
export function converted(field: FormField, value: Json | undefined): Json {
  const empty = emptyValue(field);
  if (field.kind !== 'object' || !isRecord(empty) || !isRecord(value)) {
    return empty;
  }
  const shared = field.fields.filter((inner) => Object.hasOwn(value, inner.name) && fit(inner, value[inner.name]) >= 0);
  return {...empty, ...Object.fromEntries(shared.map(({name}) => [name, value[name] ?? null]))};
}

/** The initial value of an added field: its required parts, empty. */
export function emptyValue(field: FormField): Json {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return field.minimum ?? 0;
    case 'boolean':
      return true;
    case 'choice':
      return field.options[0] ?? '';
    case 'object':
      return Object.fromEntries(
        field.fields.filter(({required}) => required).map((inner) => [inner.name, emptyValue(inner)]),
      );
    case 'list': {
      const {first = [], item, minItems = 1} = field;
      const count = Math.max(first.length > 0 && field.minItems === undefined ? first.length : minItems, 1);
      return Array.from({length: count}, (_item, index) => first[index] ?? item)
        .filter((inner) => inner !== undefined)
        .map(emptyValue);
    }
    case 'map': {
      const name = freeName(field, undefined);
      return name === undefined ? {} : {[name]: emptyValue(field.item)};
    }
    case 'union':
      return field.alternatives[0] ? emptyValue(field.alternatives[0].field) : null;
    case 'json':
      return {};
  }
}
