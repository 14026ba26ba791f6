import pick from 'lodash/pick';

import {type LimitName, limitNames} from './keywords';
import {type Prose, prose} from './prose';
import {type MergedSchema, asText} from './schemas';
import type {TextId} from './texts';
import type {Schema} from './types';

/** The limits of a value, by their JSON Schema names. */
export type Limits = Partial<Pick<Schema, LimitName>>;

/** A value of an enum and its meaning. */
export interface EnumValue {
  value: string;
  title?: string;
  deprecated?: boolean;
  meaning?: Prose;
}

/** An example of a value, as code. */
interface ValueExample {
  value: string;
  summary?: string;
  description?: Prose;
}

/** A link to further documentation. */
export interface ExternalLink {
  href: string;
  description?: Prose;
}

/** The facts about a single value, ready to be rendered. */
export interface Facts {
  /** No value is allowed. */
  never?: true;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  limits: Limits;
  enumValues: EnumValue[];
  /** The constant value. */
  constant?: string;
  /** The default value as code. */
  defaultValue?: string;
  examples: ValueExample[];
  link?: ExternalLink;
}

/** A value, including everything nested in it. */
export interface Value extends Facts {
  /** The type as code: `string`, `object[]`, `string | null`, `map of string`. */
  type: string;
  description?: Prose;
  /** The fields of an object, or of the objects in an array or a map. */
  fields: Field[];
  choices: Choice[];
  /** Further facts about the value, or about something nested in it. */
  parts: Part[];
  /** For a recursive value: the name of the schema that contains it, and its anchor. */
  repeats?: {name: string; id: string};
  /** The page of the resource that the value contains. */
  object?: {name: string; href: string};
}

/** A field of a body, a parameter or a header. */
export interface Field extends Value {
  /** The anchor. */
  id: string;
  /** The name, or the pattern of the names of several fields, or `*` for all other fields. */
  name: string;
  kind?: 'pattern' | 'other';
  required: boolean;
  /** The fields that a request with this field also needs. */
  needs?: string[];
  /** How a list or an object is written in a URL or a header. */
  written?: string;
}

/** A field that an alternative requires or a condition refers to, as code: `html`, `status: draft`. */
export interface Term {
  code: string;
  required: boolean;
  never: boolean;
}

/** A labeled part of a value: one of several alternatives, the items of a list, a condition. */
export interface Part extends Value {
  label: TextId;
  /** The position, for labels that have one. */
  number?: number;
  /** Replaces the label. */
  title?: string;
  terms: Term[];
}

/** A choice between shapes. */
export interface Choice {
  /** Exactly one of the alternatives, or at least one. */
  rule: 'one' | 'any';
  options: Part[];
}

/** Writes a value as code. */
export type Print = (value: unknown) => string;

/** JSON. */
export const printJson: Print = (value) => JSON.stringify(value);

/** A value as sent in a header or a URL: strings have no quotes, unless they would be invisible without. */
export const printPlain: Print = (value) =>
  typeof value === 'string' && value !== '' && value.trim() === value ? value : JSON.stringify(value);

/** Parses Markdown of the spec, if there is any. */
export function optionalProse(text: string | undefined): Prose | undefined {
  return text === undefined ? undefined : prose(text);
}

/** The link of `externalDocs`. */
export function externalLink(docs: Schema['externalDocs']): ExternalLink | undefined {
  return docs && {href: docs.url, description: optionalProse(docs.description)};
}

/** The format of a timestamp implies its length; known values make other limits redundant. */
function limitsOf(schema: MergedSchema): Limits {
  if (schema.const !== undefined || schema.enum) {
    return {};
  }
  const implied = schema.format === 'date-time' ? ['minLength', 'maxLength'] : [];
  return pick(
    schema,
    limitNames.filter((name) => !implied.includes(name)),
  );
}

function enumValuesOf({enum: values = [], const: only, meanings}: MergedSchema): EnumValue[] {
  return (only === undefined ? values : [])
    .filter((value) => value !== null)
    .map((value) => {
      const {title, description, deprecated} = meanings[asText(value)] ?? {};
      return {value: printPlain(value), title, deprecated, meaning: optionalProse(description)};
    });
}

/** The facts that a schema, without nested schemas, specifies about a value. */
export function factsOf(schema: MergedSchema, print: Print): Facts {
  const {const: only, default: preset, externalDocs: docs} = schema;
  const examples = schema.example === undefined ? (schema.examples ?? []) : [schema.example];
  return {
    ...(schema.never && {never: true}),
    deprecated: schema.deprecated ?? false,
    readOnly: schema.readOnly ?? false,
    writeOnly: schema.writeOnly ?? false,
    limits: limitsOf(schema),
    enumValues: enumValuesOf(schema),
    constant: only === undefined ? undefined : printPlain(only),
    defaultValue: preset === undefined ? undefined : print(preset),
    examples: only === undefined ? examples.map((value) => ({value: print(value)})) : [],
    link: externalLink(docs),
  };
}

/** Whether facts are empty. */
export function isEmpty({never, deprecated, readOnly, writeOnly, limits, enumValues, ...facts}: Facts): boolean {
  return (
    !(never ?? (deprecated || readOnly || writeOnly)) &&
    Object.keys(limits).length + enumValues.length + facts.examples.length === 0 &&
    (facts.constant ?? facts.defaultValue ?? facts.link) === undefined
  );
}

/** Whether a part fits in a line: the names, items or values of something, with nothing but limits and examples. */
export function isSimple({label, description, fields, choices, parts, enumValues, ...facts}: Part): boolean {
  return (
    !(facts.deprecated || facts.readOnly || facts.writeOnly) &&
    facts.link === undefined &&
    ['api.field.keys', 'api.part.items', 'api.part.values'].includes(label) &&
    description === undefined &&
    fields.length + choices.length === 0 &&
    enumValues.every(({meaning, title}) => meaning === undefined && title === undefined) &&
    parts.every(isSimple)
  );
}

/** Whether a field is marked as required in a request, or as optional in a response. */
export function requirementOf(
  {kind, never, required, readOnly, writeOnly}: Field,
  isRequest: boolean,
): 'api.field.required' | 'api.field.optional' | undefined {
  if (kind !== undefined || never) {
    return undefined;
  }
  if (isRequest) {
    return required && !readOnly ? 'api.field.required' : undefined;
  }
  return required || writeOnly ? undefined : 'api.field.optional';
}

/** The note after a term: that it is required, not allowed, or optional. */
export function termNote({label}: Part, {required, never}: Term): TextId | undefined {
  if (label === 'api.part.if') {
    return required ? undefined : 'api.field.orAbsent';
  }
  if (label !== 'api.part.then' && label !== 'api.part.else') {
    return undefined;
  }
  return never ? 'api.field.never' : required ? 'api.field.required' : undefined;
}

/** The separator between the terms of a part: together they form an option, or each is one. */
export function termSeparator({label}: Part): string {
  return label === 'api.choice.option' || label === 'api.part.not' ? ' + ' : ', ';
}
