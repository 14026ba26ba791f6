import {type Prose, hasCode, prose} from './prose';
import {type References, exampleOf, refName} from './references';
import {type MergedChoice, type MergedSchema, mergeSchema} from './schemas';
import type {Header, Schema} from './types';

const limitNames = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'uniqueItems',
  'pattern',
  'format',
  'contentEncoding',
  'contentMediaType',
] as const satisfies readonly (keyof Schema)[];

/** The limits of a value that a reader needs to know, by their JSON Schema name. */
export type Limits = Partial<Pick<Schema, (typeof limitNames)[number]>>;

/** One of the values that a field may have, and what it means. */
export interface EnumValue {
  value: string;
  meaning?: Prose;
}

/** One of the shapes that a value may have. */
export interface Option {
  title?: string;
  /** The type, where the shape is not just a set of fields of the object. */
  type?: string;
  description?: Prose;
  limits?: Limits;
  enumValues?: EnumValue[];
  /** Fields of the object that this shape asks for. */
  required: string[];
  fields: Field[];
  choices: Choice[];
}

/** A choice between shapes. */
export interface Choice {
  /** Exactly one of the shapes, or at least one. */
  rule: 'one' | 'any';
  options: Option[];
}

/** A field of a body, a parameter or a header, ready to be drawn. */
export interface Field {
  /** Its anchor. */
  id: string;
  name: string;
  /** The type as code: `string`, `object[]`, `string | null`, `map of string`. */
  type: string;
  required: boolean;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  description: Prose;
  limits: Limits;
  /** The limits of the names in a map. */
  keyLimits: Limits;
  enumValues: EnumValue[];
  /** The one value that the field has, as text; left out where the description names it. */
  constant?: string;
  /** The default value as JSON, where there is one. */
  defaultValue?: string;
  /** An example as JSON; left out where the fields inside have their own. */
  example?: string;
  /** The fields of an object, or of the objects in an array or a map. */
  children: Field[];
  choices: Choice[];
  /** The field repeats a shape that it is itself a part of: its name, and the anchor where it begins. */
  repeats?: {name: string; id: string};
}

/** What is inside a body: its fields, and the choices between sets of them. */
export interface Shape {
  fields: Field[];
  choices: Choice[];
}

/** Where the fields are: the start of their anchors, and the schemas around them with theirs. */
interface Place {
  prefix: string;
  around: ReadonlyMap<string, string>;
}

/** Makes fields of the schemas of one description. */
export interface FieldMaker {
  /** The content of a body; anchors start with the prefix. */
  shape: (schema: Schema | undefined, prefix: string) => Shape;
  /** A parameter or a header. */
  parameter: (parameter: Header & {name: string}, prefix: string) => Field;
}

/** The field `to` below `body` has the anchor `body-to`, its inner field `name` has `body-to-name`. */
function anchor(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/[^\w-]+/gu, '-')}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function limitsOf(schema: MergedSchema | Schema): Limits {
  return Object.fromEntries(
    limitNames.filter((limit) => schema[limit] !== undefined).map((limit) => [limit, schema[limit]]),
  );
}

function enumValuesOf(schema: MergedSchema): EnumValue[] {
  return (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => {
      const meaning = schema['x-enumDescriptions']?.[asText(value)];
      return {value: asText(value), ...(meaning === undefined ? {} : {meaning: prose(meaning)})};
    });
}

/** Makes fields of the schemas of a description. */
export function fieldMaker(references: References): FieldMaker {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);

  /** The types of a schema as code; `around` names what must not be looked into again. */
  const typeNames = (schema: MergedSchema): string[] => {
    const declared =
      schema.types.length > 0
        ? schema.types
        : Object.keys(schema.properties).length > 0
          ? ['object']
          : schema.choices.length > 0
            ? [...new Set(schema.choices.flatMap(({members}) => members.flatMap((it) => typeNames(merge(it)))))]
            : schema.enum || typeof schema.const === 'string'
              ? ['string']
              : typeof schema.const === 'boolean' || typeof schema.const === 'number'
                ? [typeof schema.const]
                : ['any'];
    const names = declared.map((name) => {
      if (name === 'array') {
        const inside = schema.items ? typeNames(merge(schema.items)) : [];
        return inside.length > 1 ? `(${inside.join(' | ')})[]` : `${inside.join('')}[]`;
      }
      if (
        name === 'object' &&
        Object.keys(schema.properties).length === 0 &&
        typeof schema.additionalProperties === 'object'
      ) {
        return `map of ${typeNames(merge(schema.additionalProperties)).join(' | ')}`;
      }
      return name;
    });
    return [...new Set([...names, ...(schema.nullable ? ['null'] : [])])];
  };

  /** The schema whose properties a reader sees inside a field: of the items, or of the values of a map. */
  const innerOf = (schema: MergedSchema): MergedSchema => {
    if (schema.items) {
      return innerOf(merge(schema.items));
    }
    if (Object.keys(schema.properties).length === 0 && typeof schema.additionalProperties === 'object') {
      return innerOf(merge(schema.additionalProperties));
    }
    return schema;
  };

  const fieldsOf = (schema: MergedSchema, place: Place): Field[] =>
    Object.entries(schema.properties).map(([name, property]) =>
      toField(name, property, schema.required.includes(name), place),
    );

  const choicesOf = (schema: MergedSchema, place: Place): Choice[] => {
    let count = 0;
    return schema.choices.map(({rule, members}: MergedChoice) => ({
      rule,
      options: members.map((member) => {
        count += 1;
        return optionOf(member, schema, {...place, prefix: `${place.prefix}-${count}`});
      }),
    }));
  };

  const optionOf = (member: Schema, outer: MergedSchema, place: Place): Option => {
    const merged = merge(member);
    const title = merged.title ?? merged.name;
    const isSet = merged.types.length === 0 && Object.keys(outer.properties).length > 0;
    const repeated = merged.name === undefined ? undefined : place.around.get(merged.name);
    const own: Place = withName(place, merged.name);
    const inside = innerOf(merged);
    return {
      ...(title === undefined ? {} : {title}),
      ...(isSet ? {} : {type: typeNames(merged).join(' | ')}),
      ...(merged.description === undefined ? {} : {description: prose(merged.description)}),
      ...(isSet ? {} : {limits: limitsOf(merged), enumValues: enumValuesOf(merged)}),
      required: Object.keys(merged.properties).length > 0 ? [] : merged.required,
      fields: repeated === undefined ? fieldsOf(inside, own) : [],
      choices: repeated === undefined ? choicesOf(inside, own) : [],
    };
  };

  const withName = (place: Place, name: string | undefined): Place =>
    name === undefined ? place : {...place, around: new Map([...place.around, [name, place.prefix]])};

  /** The names of all schemas on the way to what is inside a field. */
  const namesInside = (schema: Schema): string[] => {
    const name = refName(schema);
    const merged = merge(schema);
    const next =
      merged.items ??
      (Object.keys(merged.properties).length === 0 && typeof merged.additionalProperties === 'object'
        ? merged.additionalProperties
        : undefined);
    return [...(name === undefined ? [] : [name]), ...(next ? namesInside(next) : [])];
  };

  const toField = (name: string, unmerged: Schema, required: boolean, {prefix, around}: Place): Field => {
    const id = anchor(prefix, name);
    const schema = merge(unmerged);
    const inner = innerOf(schema);
    const names = namesInside(unmerged);
    const repeated = names.find((it) => around.has(it));
    const inside: Place = {prefix: id, around: new Map([...around, ...names.map((it) => [it, id] as const)])};
    const children = repeated === undefined ? fieldsOf(inner, inside) : [];
    const values = enumValuesOf(schema);
    const example = children.length > 0 ? undefined : (schema.example ?? schema.examples?.[0]);
    const description = prose(schema.description ?? inner.description ?? '');
    const constant = schema.const === undefined ? undefined : asText(schema.const);
    return {
      id,
      name,
      type: typeNames(schema).join(' | '),
      required,
      deprecated: schema.deprecated ?? false,
      readOnly: schema.readOnly ?? false,
      writeOnly: schema.writeOnly ?? false,
      description,
      // A value that is known says more than its length does.
      limits: values.length > 0 || schema.const !== undefined ? {} : limitsOf(schema),
      keyLimits: schema.propertyNames ? limitsOf(merge(schema.propertyNames)) : {},
      enumValues: values.length > 0 ? values : enumValuesOf(inner),
      ...(constant === undefined || hasCode(description.nodes, constant) ? {} : {constant}),
      ...(schema.default === undefined ? {} : {defaultValue: JSON.stringify(schema.default)}),
      ...(example === undefined || schema.const !== undefined ? {} : {example: JSON.stringify(example)}),
      children,
      choices: repeated === undefined ? choicesOf(inner, inside) : [],
      ...(repeated === undefined ? {} : {repeats: {name: repeated, id: around.get(repeated) ?? ''}}),
    };
  };

  return {
    shape: (schema, prefix) => {
      if (!schema) {
        return {fields: [], choices: []};
      }
      const inner = innerOf(merge(schema));
      const around = new Map(namesInside(schema).map((name) => [name, prefix]));
      return {fields: fieldsOf(inner, {prefix, around}), choices: choicesOf(inner, {prefix, around})};
    },
    parameter: (unresolved, prefix) => {
      const parameter = references.follow(unresolved);
      const field = toField(parameter.name, parameter.schema ?? {}, parameter.required ?? false, {
        prefix,
        around: new Map(),
      });
      const own = exampleOf(parameter);
      const example = own === undefined ? field.example : JSON.stringify(own);
      return {
        ...field,
        description: parameter.description === undefined ? field.description : prose(parameter.description),
        deprecated: parameter.deprecated ?? field.deprecated,
        ...(example === undefined ? {} : {example}),
      };
    },
  };
}
