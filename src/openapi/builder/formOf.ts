import {type FormField, type FormLimits, type FormValues, type Json} from '../../lib/builder/form';
import {firstSentence} from '../firstSentence';
import {withoutReferences} from '../parts';
import type {References} from '../references';
import {requestOf} from '../samples/request';
import type {SampleRequest} from '../samples/types';
import {type MergedSchema, mergeSchema} from '../schemas';
import type {Description, Operation, Parameter, Schema} from '../types';

/** Everything that the request builder of an operation needs. */
export interface BuilderForm {
  /** The server's address, without a slash at the end. */
  base: string;
  /** As in the description: `/emails/{email_id}`. */
  path: string;
  /** The request that the page's samples make. */
  request: SampleRequest;
  fields: {path: readonly FormField[]; query: readonly FormField[]; body?: FormField};
  /** The values of the page's samples. */
  values: FormValues;
}

/** From this length on, a text gets several lines. */
const longText = 1000;

/** How deep objects can stand in each other; a schema that contains itself ends here. */
const maxDepth = 8;

const limitNames = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'maxItems'] as const;

const limitsOf = (schema: MergedSchema): FormLimits =>
  Object.fromEntries(limitNames.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])));

/** A field for a schema, or nothing where a reader cannot set it. */
function fieldOf(
  name: string,
  schema: Schema,
  required: boolean,
  references: References,
  depth = 0,
): FormField | undefined {
  const merged = mergeSchema(schema, references);
  if (merged.readOnly === true || depth > maxDepth) {
    return undefined;
  }
  const {nullable, types} = merged;
  const common = {name, required, nullable, hint: firstSentence(merged.description ?? '')};
  const limits = limitsOf(merged);
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
    return item && {...common, kind: 'list', item, limits};
  }
  if (typeof merged.additionalProperties === 'object') {
    const item = inner('', merged.additionalProperties, true);
    return item && {...common, kind: 'map', item};
  }
  if (types.includes('string')) {
    const {maxLength = 0} = limits;
    return {
      ...common,
      kind: 'text',
      long: maxLength > longText && merged.format === undefined,
      limits,
      ...(merged.format === undefined ? {} : {format: merged.format}),
    };
  }
  if (types.includes('boolean')) {
    return {...common, kind: 'boolean'};
  }
  return types.includes('integer') || types.includes('number')
    ? {...common, kind: 'number', whole: !types.includes('number'), limits}
    : undefined;
}

const exampleOf = ({example, schema}: Parameter): Json | undefined =>
  (example ?? schema?.example ?? schema?.examples?.[0]) as Json | undefined;

/**
 * The form of an operation's request: its parameters and its body as fields,
 * filled in with what the page's samples send. Headers are not part of it: the
 * programs set them.
 *
 * @returns nothing where there is no sample, or nothing to change
 */
export function formOf(
  description: Description,
  unresolved: Operation,
  references: References,
): BuilderForm | undefined {
  const operation = withoutReferences(unresolved, references);
  const request = requestOf(description, operation);
  const base = description.servers?.[0]?.url.replace(/\/$/u, '');
  if (!request || base === undefined) {
    return undefined;
  }
  const {path, parameters = [], requestBody} = operation;
  const inPlace = (place: Parameter['in']): Parameter[] => parameters.filter((parameter) => parameter.in === place);
  const fieldsIn = (place: Parameter['in']): FormField[] =>
    inPlace(place).flatMap(
      ({name, schema = {}, description: text = '', required = false}) =>
        fieldOf(name, {...schema, description: text}, required, references) ?? [],
    );
  const valuesIn = (place: Parameter['in']): Record<string, Json> =>
    Object.fromEntries(
      inPlace(place).flatMap((parameter) => {
        const value = exampleOf(parameter);
        return value !== undefined && (place === 'path' || parameter.required) ? [[parameter.name, value]] : [];
      }),
    );
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const body = schema && fieldOf('body', schema, true, references);
  const fields = {path: fieldsIn('path'), query: fieldsIn('query'), ...(body && {body})};
  if (fields.path.length === 0 && fields.query.length === 0 && !body) {
    return undefined;
  }
  return {
    base,
    path,
    request,
    fields,
    values: {path: valuesIn('path'), query: valuesIn('query'), ...(body && {body: request.body})},
  };
}
