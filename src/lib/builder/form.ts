/** The form of the request builder, generated from the spec at build time. */

/** A value as JSON knows it. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

interface Base {
  name: string;
  required: boolean;
  /** Whether `null` is allowed. */
  nullable: boolean;
  /** The first sentence of its description, as plain text. */
  hint: string;
  /** The language of the hint, if it is not that of the page. */
  hintLang?: string;
}

/** A string; `long` if it gets a multi-line input. */
export interface TextField extends Base {
  kind: 'text';
  long: boolean;
}

/** A number; `whole` if it is an integer. */
export interface NumberField extends Base {
  kind: 'number';
  whole: boolean;
  minimum?: number;
}

/** Yes or no. */
export interface BooleanField extends Base {
  kind: 'boolean';
}

/** One of several strings. */
export interface ChoiceField extends Base {
  kind: 'choice';
  options: readonly string[];
}

/** Fields with names. */
export interface ObjectField extends Base {
  kind: 'object';
  fields: readonly FormField[];
}

/** Any number of values of one kind. */
export interface ListField extends Base {
  kind: 'list';
  item: FormField;
  maxItems?: number;
}

/** Values by names of the reader's own. */
export interface MapField extends Base {
  kind: 'map';
  item: FormField;
}

/** One field of a request. */
export type FormField = TextField | NumberField | BooleanField | ChoiceField | ObjectField | ListField | MapField;

/** The values of the form. */
export interface FormValues {
  path: Readonly<Record<string, Json>>;
  query: Readonly<Record<string, Json>>;
  header: Readonly<Record<string, string>>;
  body?: Json;
}

/** The path of a value: names of fields and indexes of items. */
export type FieldPath = readonly (string | number)[];

/** Whether a value is an object with names. */
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
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name === from ? to : name, own]));
}

/** An unused key of a map: `name`, `name_2`, … */
export function freeName(value: Json | undefined): string {
  const taken = isRecord(value) ? value : {};
  let name = 'name';
  for (let count = 2; Object.hasOwn(taken, name); count += 1) {
    name = `name_${count}`;
  }
  return name;
}

/** The value of a field that was just added: its required parts, empty. */
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
    case 'list':
      return [emptyValue(field.item)];
    case 'map':
      return {name: emptyValue(field.item)};
  }
}
