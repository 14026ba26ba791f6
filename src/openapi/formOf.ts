import type {FormField, FormValues, Json} from '../lib/builder/form';
import {withoutReferences} from './parts';
import {firstSentence} from './prose';
import {type References, exampleOf} from './references';
import {requestOf} from './samples/request';
import type {SampleRequest} from './samples/types';
import {type MergedSchema, mergeSchema} from './schemas';
import type {Spec, Operation, Parameter, Schema} from './types';

/** The data of the request builder of an operation. */
export interface BuilderForm {
  /** The server URL, without a trailing slash. */
  base: string;
  /** The path template: `/emails/{email_id}`. */
  path: string;
  /** The request of the page's samples. */
  request: SampleRequest;
  fields: {path: readonly FormField[]; query: readonly FormField[]; header: readonly FormField[]; body?: FormField};
  /** The values of the page's samples. */
  values: FormValues;
}

/** Strings that can be longer get a multi-line input. */
const longText = 1000;

/** Limits the nesting of recursive schemas. */
const maxDepth = 8;

/** A schema that is only a choice between values, such as a string or a number, has the types and limits of the first. */
function withTypesOfChoice(schema: MergedSchema, references: References): MergedSchema {
  const [first] = schema.choices.flatMap(({members}) => members);
  if (!first || schema.types.length > 0 || Object.keys(schema.properties).length > 0) {
    return schema;
  }
  const merged = mergeSchema(first, references);
  return {...merged, ...schema, types: merged.types};
}

/** The field of a schema; nothing if it is read-only. */
function fieldOf(
  name: string,
  schema: Schema,
  required: boolean,
  references: References,
  depth = 0,
): FormField | undefined {
  const merged = withTypesOfChoice(mergeSchema(schema, references), references);
  if (merged.readOnly === true || depth > maxDepth) {
    return undefined;
  }
  const {nullable, types} = merged;
  const common = {name, required, nullable, hint: firstSentence(merged.description ?? '')};
  const inner = (innerName: string, part: Schema, needed: boolean): FormField | undefined =>
    fieldOf(innerName, part, needed, references, depth + 1);

  const options = (merged.enum ?? (merged.const === undefined ? [] : [merged.const])).filter(
    (value) => typeof value === 'string',
  );
  if (options.length > 0) {
    return {...common, kind: 'choice', options};
  }
  const properties = Object.entries(merged.properties);
  if (properties.length > 0) {
    const fields = properties.flatMap(([key, property]) => inner(key, property, merged.required.includes(key)) ?? []);
    return {...common, kind: 'object', fields};
  }
  if (merged.items) {
    const item = inner('', merged.items, true);
    return item && {...common, kind: 'list', item, maxItems: merged.maxItems};
  }
  if (typeof merged.additionalProperties === 'object') {
    const item = inner('', merged.additionalProperties, true);
    return item && {...common, kind: 'map', item};
  }
  if (types.includes('string')) {
    const {maxLength = 0, format} = merged;
    return {...common, kind: 'text', long: maxLength > longText && format === undefined};
  }
  if (types.includes('boolean')) {
    return {...common, kind: 'boolean'};
  }
  return types.includes('integer') || types.includes('number')
    ? {...common, kind: 'number', whole: !types.includes('number'), minimum: merged.minimum}
    : undefined;
}

/**
 * The request builder of an operation: its parameters and body as fields,
 * filled in with the values of the samples.
 *
 * @returns nothing for an operation without samples, or without anything to change
 */
export function formOf(spec: Spec, unresolved: Operation, references: References): BuilderForm | undefined {
  const operation = withoutReferences(unresolved, references);
  const request = requestOf(spec, operation);
  const base = spec.servers?.[0]?.url.replace(/\/$/u, '');
  if (!request || base === undefined) {
    return undefined;
  }
  const {path, parameters = [], requestBody} = operation;
  const parametersIn = (location: Parameter['in']): Parameter[] => parameters.filter((it) => it.in === location);
  const fieldsIn = (location: Parameter['in']): FormField[] =>
    parametersIn(location).flatMap(
      ({name, schema = {}, description: text = '', required = false}) =>
        fieldOf(name, {...schema, description: text}, required, references) ?? [],
    );
  const valuesIn = (location: Parameter['in']): Record<string, Json> =>
    Object.fromEntries(
      parametersIn(location).flatMap((parameter) => {
        const value = exampleOf(parameter) as Json | undefined;
        return value !== undefined && (location === 'path' || parameter.required) ? [[parameter.name, value]] : [];
      }),
    );
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const body = schema && fieldOf('body', schema, true, references);
  const fields = {path: fieldsIn('path'), query: fieldsIn('query'), header: fieldsIn('header'), ...(body && {body})};
  if (fields.path.length + fields.query.length + fields.header.length === 0 && !body) {
    return undefined;
  }
  return {
    base,
    path,
    request,
    fields,
    values: {
      path: valuesIn('path'),
      query: valuesIn('query'),
      header: {},
      ...(body && {body: request.body}),
    },
  };
}
