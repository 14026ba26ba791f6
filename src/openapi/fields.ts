import pick from 'lodash/pick';

import {type LimitName, limitNames} from './keywords';
import {type Prose, hasCode, prose} from './prose';
import {type References, exampleOf, refName} from './references';
import {type MergedChoice, type MergedSchema, asText, mergeSchema} from './schemas';
import type {Header, Schema} from './types';

/** The limits of a value, by their JSON Schema names. */
export type Limits = Partial<Pick<Schema, LimitName>>;

/** A value of an enum and its meaning. */
export interface EnumValue {
  value: string;
  meaning?: Prose;
}

/** One of several shapes of a value. */
export interface Option {
  title?: string;
  /** The type, unless the option is only a set of fields of the object. */
  type?: string;
  description?: Prose;
  limits?: Limits;
  enumValues?: EnumValue[];
  /** Fields of the object that this option requires. */
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

/** A field of a body, a parameter or a header, ready to be rendered. */
export interface Field {
  /** The anchor. */
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
  /** The limits of the keys of a map. */
  keyLimits: Limits;
  enumValues: EnumValue[];
  /** The constant value, unless the description mentions it. */
  constant?: string;
  /** The default value as JSON. */
  defaultValue?: string;
  /** An example as JSON, unless nested fields have their own. */
  example?: string;
  /** The fields of an object, or of the objects in an array or a map. */
  children: Field[];
  choices: Choice[];
  /** For a recursive field: the name of the schema that contains it, and its anchor. */
  repeats?: {name: string; id: string};
  /** The page of the resource that the field contains. */
  object?: {name: string; href: string};
}

/** The fields of a body, and the choices between sets of them. */
export interface Shape {
  fields: Field[];
  choices: Choice[];
}

/** The prefix of the fields' anchors, and the enclosing schemas with their anchors. */
interface Location {
  prefix: string;
  around: ReadonlyMap<string, string>;
}

/** Turns schemas into fields. */
export interface FieldMaker {
  /** The content of a body. */
  shape: (schema: Schema | undefined, prefix: string) => Shape;
  /** A parameter or a header. */
  parameter: (parameter: Header & {name: string}, prefix: string) => Field;
}

/** The field `to` below `body` has the anchor `body-to`, its inner field `name` has `body-to-name`. */
function anchor(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/[^\w-]+/gu, '-')}`;
}

/** JSON; `undefined` stays undefined, which the type of `JSON.stringify` denies. */
function toJson(value: unknown): string | undefined {
  return JSON.stringify(value);
}

/** The value of a header or a parameter as it is sent: a string has no quotes. */
function asSent(value: unknown): string | undefined {
  return typeof value === 'string' ? value : toJson(value);
}

function limitsOf(schema: MergedSchema | Schema): Limits {
  // The format of a timestamp implies its length and its pattern.
  return schema.format === 'date-time' ? {format: schema.format} : pick(schema, limitNames);
}

function enumValuesOf(schema: MergedSchema): EnumValue[] {
  return (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => {
      const {description} = schema.meanings[asText(value)] ?? {};
      return {value: asText(value), meaning: description === undefined ? undefined : prose(description)};
    });
}

/** The schema of the items of an array, or of the values of a map. */
function elementOf({items, properties, additionalProperties: values}: MergedSchema): Schema | undefined {
  return items ?? (Object.keys(properties).length === 0 && typeof values === 'object' ? values : undefined);
}

/**
 * Creates the fields of the schemas of a spec.
 *
 * @param objects the pages of resources by the names of their schemas
 */
export function fieldMaker(references: References, objects: ReadonlyMap<string, string> = new Map()): FieldMaker {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);

  /** The types of a schema as code. */
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
      const values = name === 'object' && !schema.items && elementOf(schema);
      return values ? `map of ${typeNames(merge(values)).join(' | ')}` : name;
    });
    return [...new Set([...names, ...(schema.nullable ? ['null'] : [])])];
  };

  /** The schema whose properties are nested in a field: that of the items, or of the values of a map. */
  const innerOf = (schema: MergedSchema): MergedSchema => {
    const element = elementOf(schema);
    return element ? innerOf(merge(element)) : schema;
  };

  const fieldsOf = (schema: MergedSchema, location: Location): Field[] =>
    Object.entries(schema.properties).map(([name, property]) =>
      toField(name, property, schema.required.includes(name), location),
    );

  const choicesOf = (schema: MergedSchema, location: Location): Choice[] => {
    let count = 0;
    return schema.choices.map(({rule, members}: MergedChoice) => ({
      rule,
      options: members.map((member) => {
        count += 1;
        return optionOf(member, schema, {...location, prefix: `${location.prefix}-${count}`});
      }),
    }));
  };

  const optionOf = (member: Schema, outer: MergedSchema, location: Location): Option => {
    const merged = merge(member);
    const isSet = merged.types.length === 0 && Object.keys(outer.properties).length > 0;
    const repeated = merged.name === undefined ? undefined : location.around.get(merged.name);
    const own: Location = withName(location, merged.name);
    const inside = innerOf(merged);
    return {
      title: merged.title ?? merged.name,
      description: merged.description === undefined ? undefined : prose(merged.description),
      ...(!isSet && {
        type: typeNames(merged).join(' | '),
        limits: limitsOf(merged),
        enumValues: enumValuesOf(merged),
      }),
      required: Object.keys(merged.properties).length > 0 ? [] : merged.required,
      fields: repeated === undefined ? fieldsOf(inside, own) : [],
      choices: repeated === undefined ? choicesOf(inside, own) : [],
    };
  };

  const withName = (location: Location, name: string | undefined): Location =>
    name === undefined ? location : {...location, around: new Map([...location.around, [name, location.prefix]])};

  /** The names of all schemas down to the one nested in a field. */
  const namesInside = (schema: Schema): string[] => {
    const name = refName(schema);
    const element = elementOf(merge(schema));
    return [...(name === undefined ? [] : [name]), ...(element ? namesInside(element) : [])];
  };

  const toField = (
    name: string,
    unmerged: Schema,
    required: boolean,
    {prefix, around}: Location,
    print = toJson,
  ): Field => {
    const id = anchor(prefix, name);
    const schema = merge(unmerged);
    const inner = innerOf(schema);
    const names = namesInside(unmerged);
    const repeated = names.find((it) => around.has(it));
    const object = repeated === undefined ? names.find((it) => objects.has(it)) : undefined;
    const inside: Location = {prefix: id, around: new Map([...around, ...names.map((it) => [it, id] as const)])};
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
      // Known values make limits redundant.
      limits: values.length > 0 || schema.const !== undefined ? {} : limitsOf(schema),
      keyLimits: schema.propertyNames ? limitsOf(merge(schema.propertyNames)) : {},
      enumValues: values.length > 0 ? values : enumValuesOf(inner),
      constant: constant !== undefined && hasCode(description.nodes, constant) ? undefined : constant,
      defaultValue: print(schema.default),
      example: schema.const === undefined ? print(example) : undefined,
      children,
      choices: repeated === undefined ? choicesOf(inner, inside) : [],
      repeats: repeated === undefined ? undefined : {name: repeated, id: around.get(repeated) ?? ''},
      object: object === undefined ? undefined : {name: object, href: objects.get(object) ?? ''},
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
      const location = {prefix, around: new Map()};
      const field = toField(parameter.name, parameter.schema ?? {}, parameter.required ?? false, location, asSent);
      return {
        ...field,
        description: parameter.description === undefined ? field.description : prose(parameter.description),
        deprecated: parameter.deprecated ?? field.deprecated,
        example: asSent(exampleOf(parameter)) ?? field.example,
      };
    },
  };
}
