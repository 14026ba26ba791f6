/**
 * What a reader can change of a request: a form without a look. It is made of
 * the description at build and sent to the browser when it is opened.
 */

/** A value as JSON knows it. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

/** The bounds of a value, by their JSON Schema names. */
export interface FormLimits {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

interface Base {
  name: string;
  required: boolean;
  /** Whether `null` is a value, too. */
  nullable: boolean;
  /** What it means, in one sentence of plain text. */
  hint: string;
}

/** A text; `long` where it may have several lines. */
export interface TextField extends Base {
  kind: 'text';
  long: boolean;
  limits: FormLimits;
  /** What kind of text, such as `date-time`. */
  format?: string;
}

/** A number; `whole` where it has no decimals. */
export interface NumberField extends Base {
  kind: 'number';
  whole: boolean;
  limits: FormLimits;
}

/** Yes or no. */
export interface BooleanField extends Base {
  kind: 'boolean';
}

/** One of several texts. */
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
  limits: FormLimits;
}

/** Values by names of the reader's own. */
export interface MapField extends Base {
  kind: 'map';
  item: FormField;
}

/** One field of a request. */
export type FormField = TextField | NumberField | BooleanField | ChoiceField | ObjectField | ListField | MapField;

/** What a reader fills in. */
export interface FormValues {
  path: Readonly<Record<string, Json>>;
  query: Readonly<Record<string, Json>>;
  body?: Json;
}

/** Where a value stands: names of fields and numbers of items. */
export type FieldPath = readonly (string | number)[];

/** Whether a value is an object with names. */
export const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The same value with another one at a place; nothing there takes it away.
 * The order of names stays, a new name comes last.
 */
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

/** The same object with a name changed, in its place; unchanged where the name is taken. */
export function withName(value: Json, from: string, to: string): Json {
  if (!isRecord(value) || Object.hasOwn(value, to)) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name === from ? to : name, own]));
}

/** A name that a map does not have yet: `name`, `name_2`, … */
export function freeName(value: Json | undefined): string {
  const taken = isRecord(value) ? value : {};
  let name = 'name';
  for (let count = 2; Object.hasOwn(taken, name); count += 1) {
    name = `name_${count}`;
  }
  return name;
}

/** What a field holds when a reader adds it: its required parts, empty. */
export function emptyValue(field: FormField): Json {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return field.limits.minimum ?? 0;
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

/** What is wrong with a value, by the name of the limit it breaks. */
export type Fault = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'minimum' | 'maximum' | 'whole';

/** What is wrong with a text or a number, if anything. */
export function faultOf(field: FormField, value: Json | undefined): Fault | undefined {
  if (field.kind === 'text' && typeof value === 'string') {
    const {minLength, maxLength, pattern} = field.limits;
    // Characters, not the halves that JavaScript counts.
    const {length} = Array.from(value);
    if (field.required && length === 0) {
      return 'required';
    }
    return minLength !== undefined && length < minLength
      ? 'minLength'
      : maxLength !== undefined && length > maxLength
        ? 'maxLength'
        : pattern !== undefined && !new RegExp(pattern, 'u').test(value)
          ? 'pattern'
          : undefined;
  }
  if (field.kind === 'number' && typeof value === 'number') {
    const {minimum, maximum} = field.limits;
    return field.whole && !Number.isInteger(value)
      ? 'whole'
      : minimum !== undefined && value < minimum
        ? 'minimum'
        : maximum !== undefined && value > maximum
          ? 'maximum'
          : undefined;
  }
  return undefined;
}

/** How many values of a form are faulty, at any depth. */
export function countFaults(field: FormField, value: Json | undefined): number {
  if (value === undefined || value === null) {
    return 0;
  }
  switch (field.kind) {
    case 'object':
      return isRecord(value) ? field.fields.reduce((sum, inner) => sum + countFaults(inner, value[inner.name]), 0) : 0;
    case 'list':
      return Array.isArray(value)
        ? (value as readonly Json[]).reduce<number>((sum, item) => sum + countFaults(field.item, item), 0)
        : 0;
    case 'map':
      return isRecord(value)
        ? Object.values(value).reduce<number>((sum, item) => sum + countFaults(field.item, item), 0)
        : 0;
    default:
      return faultOf(field, value) === undefined ? 0 : 1;
  }
}
