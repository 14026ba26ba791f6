import {
  type Form,
  type Json,
  type MergedChoice,
  type MergedSchema,
  type References,
  type Schema,
  asText,
  formsOf,
  isObject,
  mergeSchema,
  typeOf,
} from '@packages/openapi';
import memoize from 'lodash/memoize';
import uniqBy from 'lodash/uniqBy';

/** Limits how many required parts an added value of a recursive schema starts with. */
const maxDepth = 8;

/** A value that a menu can offer. */
type Scalar = string | number | boolean;

/** The control for a value: a menu, the inputs of an object or list, a text or number field, or JSON for any value. */
export type InputKind = 'select' | 'object' | 'list' | 'text' | 'number' | 'json';

/** A named value in an object. */
interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** One of the alternatives of a value, with a single type. */
export interface Alternative {
  label: string;
  schema: MergedSchema;
}

/** Reads the schema of a request as inputs, one level at a time. */
export type InputReader = ReturnType<typeof inputReader>;

/** The values that a schema lists, except `null`. */
export const optionsOf = ({enum: values = [], types}: MergedSchema): readonly Scalar[] =>
  (values.length === 0 && types[0] === 'boolean' ? [true, false] : values) as Scalar[];

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
      choices.some((choice) => isExpanded(choice, around))
    );
  };
  const isExpanded = ({members}: MergedChoice, around: MergedSchema): boolean =>
    members.some((member) => addsContent(around, member));

  /** The constant value of a property. */
  const constantOf = ({properties}: MergedSchema, name: string): unknown =>
    Object.hasOwn(properties, name) ? merge(properties[name] ?? {}).const : undefined;

  /** The feature that distinguishes a form from the others: its title, a constant, required fields, its name or type. */
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
    const forms = formsOf(schema, references, isExpanded).filter(({type}) => type !== 'null');
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

  /** The schema of the values of an object whose names the reader chooses, if there can be any. */
  const othersOf = ({patternProperties, additionalProperties}: MergedSchema): Schema | undefined =>
    [Object.values(patternProperties)[0], additionalProperties].find(
      (schema): schema is Schema => typeof schema === 'object' && isSent(schema),
    );

  /** An unused name for such a value: one that is allowed, or `name`, `name_2`, …; undefined if the object is full. */
  const freeName = (schema: MergedSchema, value: Json | undefined): string | undefined => {
    const {propertyNames = {}, maxProperties = Infinity} = schema;
    const taken = Object.keys(isObject(value) ? value : {});
    const used = [...taken, ...fields(schema).map(({name}) => name)];
    const names = merge(propertyNames).enum ?? ['name', ...used.map((_name, index) => `name_${index + 2}`)];
    return othersOf(schema) && taken.length < maxProperties
      ? (names as string[]).find((name) => !used.includes(name))
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
    if (fields(schema).length > 0 || othersOf(schema)) {
      return 'object';
    }
    if (itemAt(schema, 0)) {
      return 'list';
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
    const shared = Object.entries(isObject(value) ? value : {}).filter(([name]) =>
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
        const known = fields(schema);
        const name = known.length === 0 ? freeName(schema, undefined) : undefined;
        return Object.fromEntries([
          ...known.filter(({isRequired}) => isRequired).map((field) => [field.name, inside(field.schema)]),
          ...(name === undefined ? [] : [[name, inside(othersOf(schema) ?? {})]]),
        ]) as Json;
      }
      case 'list': {
        const {prefixItems, minItems = prefixItems.length} = schema;
        return Array.from({length: Math.max(minItems, 1)}, (_item, index) => itemAt(schema, index))
          .filter((item) => item !== undefined)
          .map(inside);
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

  /** The initial value of a newly chosen alternative: its required fields, and the values of fields that both have. */
  const converted = ({schema}: Alternative, value: Json | undefined): Json => {
    const initial = emptyForm(schema, 0);
    if (kind(schema) !== 'object' || !isObject(initial) || !isObject(value)) {
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
    othersOf,
    freeName,
    itemAt,
    position,
    empty: (schema: Schema) => empty(schema),
    converted,
  };
}
