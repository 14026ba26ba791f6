import memoize from 'lodash/memoize';
import uniqBy from 'lodash/uniqBy';

import {type Json, isRecord} from './form';
import {type Form, formsOf} from '../forms';
import type {References} from '../references';
import {type MergedChoice, type MergedSchema, asText, mergeSchema} from '../schemas';
import {typeOf} from '../typeNames';
import type {Schema} from '../types';

/** Limits the required parts of recursive schemas that an added value starts with. */
const maxDepth = 8;

/** A value that a menu can offer. */
export type Scalar = string | number | boolean;

/** The control for a value: a menu, the inputs of an object or list, a text or number field, or JSON for any value. */
export type InputKind = 'select' | 'object' | 'list' | 'map' | 'text' | 'number' | 'json';

/** A named value in an object. */
interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** Values with names chosen by the reader. */
export interface MapValues {
  item: Schema;
  /** The only names that are allowed. */
  names?: readonly string[];
  /** The required prefix of names. */
  prefix?: string;
  maxItems?: number;
}

/** One of the alternatives of a value, with a single type. */
export interface Alternative {
  label: string;
  schema: MergedSchema;
}

/** Reads the schema of a request as inputs, one level at a time. */
export type InputReader = ReturnType<typeof inputReader>;

/** The literal start of a pattern: `x-` of `^x-`. */
const literalStart = (pattern = ''): string | undefined => /^\^([\w-]+)(?![\w-]*[?*+{|])/u.exec(pattern)?.[1];

/** The values that a schema lists, except `null`. */
export const optionsOf = ({enum: values = [], types}: MergedSchema): readonly Scalar[] =>
  (values.length === 0 && types[0] === 'boolean' ? [true, false] : values) as Scalar[];

/** An unused key of a map: one of its names, or else `name`, `name_2`, … Undefined if the map is full. */
export function freeName({names, prefix = '', maxItems}: MapValues, value: Json | undefined): string | undefined {
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

/** Creates a reader of the schemas in a document, such as the schema of a request. */
export function inputReader(references: References) {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);

  /** Whether an alternative has fields, items, types or values that the enclosing schema lacks. */
  const addsContent = (around: MergedSchema, member: Schema): boolean => {
    const {types, properties, items, enum: values, const: only, choices} = merge(member);
    return (
      Object.keys(properties).some((name) => !Object.hasOwn(around.properties, name)) ||
      (around.types.length === 0 && types.length > 0 && Object.keys(around.properties).length === 0) ||
      (items ?? values ?? only) !== undefined ||
      choices.some((choice) => choice.members.some((inner) => addsContent(around, inner)))
    );
  };

  const isExpanded = ({members}: MergedChoice, around: MergedSchema): boolean =>
    members.some((member) => addsContent(around, member));

  /** The constant value of a property. */
  const constantOf = ({properties}: MergedSchema, name: string): unknown =>
    Object.hasOwn(properties, name) ? merge(properties[name] ?? {}).const : undefined;

  /** What distinguishes a form from the others: its title, a constant, required fields, its name or type. */
  const labelOf = ({type, chosen, schema}: Form, forms: readonly Form[], index: number): string => {
    const members = chosen.map(merge);
    const constant = Object.keys(schema.properties).find((name) => {
      const values = forms.map((other) => constantOf(other.schema, name));
      return !values.includes(undefined) && new Set(values).size === values.length;
    });
    const special = schema.required.filter((name) => !forms.every((other) => other.schema.required.includes(name)));
    const labels = [
      members.flatMap(({title}) => title ?? []).join(', '),
      constant === undefined ? '' : asText(constantOf(schema, constant)),
      special.join(', '),
      members.flatMap(({name}) => name ?? []).join(', '),
    ];
    return labels.find((label) => label !== '') ?? type ?? String(index + 1);
  };

  /** The alternatives of a value, except `null`; empty if no other value is allowed. */
  const alternatives = memoize((schema: Schema): readonly Alternative[] => {
    const forms = formsOf(schema, references, {isExpanded}).filter(({type}) => type !== 'null');
    return forms.map((form, index) => ({label: labelOf(form, forms, index), schema: form.schema}));
  });

  /** Whether requests have a value. */
  const isSent = (schema: Schema): boolean => merge(schema).readOnly !== true && !merge(schema).never;

  /** The fields of an object, including those that only a condition mentions. */
  const fields = ({properties, conditions, required}: MergedSchema): Field[] => {
    const conditional = conditions
      .flatMap(({then, else: otherwise}) => [then, otherwise])
      .flatMap((part) => (part ? Object.entries(merge(part).properties) : []));
    return uniqBy([...Object.entries(properties), ...conditional], ([name]) => name)
      .filter(([, schema]) => isSent(schema))
      .map(([name, schema]) => ({name, schema, isRequired: required.includes(name)}));
  };

  /** The values of an object, or its further ones, whose names the reader chooses. */
  const mapOf = (schema: MergedSchema): MapValues | undefined => {
    const {patternProperties, additionalProperties, propertyNames, maxProperties} = schema;
    const [[pattern, matching] = [undefined, undefined]] = Object.entries(patternProperties);
    const item = matching ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const limits = propertyNames && merge(propertyNames);
    return item && isSent(item)
      ? {
          item,
          names: limits?.enum?.filter((name) => typeof name === 'string'),
          prefix: literalStart(pattern ?? limits?.pattern),
          maxItems: maxProperties,
        }
      : undefined;
  };

  /** The schema of an item of a list; undefined after the last position of a tuple. */
  const itemAt = ({prefixItems, items}: MergedSchema, index: number): Schema | undefined =>
    prefixItems[index] ?? (items && isSent(items) ? items : undefined);

  const kind = (schema: MergedSchema): InputKind => {
    const options = optionsOf(schema);
    const [type = ''] = schema.types;
    if (options.length > 0) {
      return options.every((option) => typeof option !== 'object') ? 'select' : 'json';
    }
    if (fields(schema).length > 0) {
      return 'object';
    }
    if (itemAt(schema, 0)) {
      return 'list';
    }
    if (mapOf(schema)) {
      return 'map';
    }
    return type === 'string' ? 'text' : ['number', 'integer'].includes(type) ? 'number' : 'json';
  };

  /** How well a value matches: the number of its keys that the schema has; -1 if it does not match. */
  const fit = (schema: MergedSchema, value: Json | undefined): number => {
    const options = optionsOf(schema);
    const [type = typeOf(value)] = schema.types;
    const isOfType = type === typeOf(value) || (type === 'number' && typeof value === 'number');
    if (options.length > 0 ? !options.includes(value as Scalar) : !isOfType) {
      return -1;
    }
    const shared = Object.entries(isRecord(value) ? value : {}).filter(([name]) =>
      Object.hasOwn(schema.properties, name),
    );
    return shared.every(([name, part]) => isFor(schema.properties[name] ?? {}, part)) ? shared.length : -1;
  };
  const isFor = (schema: Schema, value: Json): boolean =>
    value === null ? merge(schema).nullable : alternatives(schema).some((it) => fit(it.schema, value) >= 0);

  /** The position of the alternative that a value most likely belongs to. */
  const position = (all: readonly Alternative[], value: Json | undefined): number => {
    const fits = all.map(({schema}) => fit(schema, value));
    return Math.max(0, fits.indexOf(Math.max(...fits)));
  };

  const emptyForm = (schema: MergedSchema, depth: number): Json => {
    const inside = (part: Schema): Json => empty(part, depth + 1);
    switch (kind(schema)) {
      case 'text':
        return '';
      case 'number':
        return schema.minimum ?? 0;
      case 'select':
        return optionsOf(schema)[0] ?? '';
      case 'object': {
        const required = fields(schema).filter(({isRequired}) => isRequired);
        return Object.fromEntries(required.map((field) => [field.name, inside(field.schema)]));
      }
      case 'list': {
        const {prefixItems, minItems = prefixItems.length} = schema;
        return Array.from({length: Math.max(minItems, 1)}, (_item, index) => itemAt(schema, index))
          .filter((item) => item !== undefined)
          .map(inside);
      }
      case 'map': {
        const map = mapOf(schema);
        const name = map && freeName(map, undefined);
        return name === undefined ? {} : {[name]: inside(map?.item ?? {})};
      }
      case 'json':
        return {};
    }
  };

  /** The initial value of an added field: its required parts, empty. */
  const empty = (schema: Schema, depth = 0): Json => {
    const [first] = alternatives(schema);
    return first && depth <= maxDepth ? emptyForm(first.schema, depth) : {};
  };

  /** The initial value of another alternative: what it requires, and the values of fields that both have. */
  const converted = ({schema}: Alternative, value: Json | undefined): Json => {
    const initial = emptyForm(schema, 0);
    if (kind(schema) !== 'object' || !isRecord(initial) || !isRecord(value)) {
      return initial;
    }
    const shared = fields(schema).filter(
      (field) => Object.hasOwn(value, field.name) && isFor(field.schema, value[field.name] ?? null),
    );
    return {...initial, ...Object.fromEntries(shared.map(({name}) => [name, value[name] ?? null]))};
  };

  return {
    merge,
    alternatives,
    kind,
    fields,
    mapOf,
    itemAt,
    position,
    empty: (schema: Schema) => empty(schema),
    converted,
  };
}
