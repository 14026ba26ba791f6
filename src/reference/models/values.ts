import {
  type Example,
  type Limits,
  type MergedSchema,
  type Prose,
  type Schema,
  asText,
  limitNames,
  own,
  prose,
} from '@packages/openapi';
import isEmpty from 'lodash/isEmpty';
import omit from 'lodash/omit';
import pick from 'lodash/pick';

import type {TextId} from './texts';

/** The label of a value in the surrounding value: its name in the API, its title, or a reference string. */
export interface Label {
  /** The ID of a string, which can have a placeholder for the code or the number. */
  words?: TextId;
  /** A field's name, or a pattern for multiple names. */
  code?: string;
  number?: number;
  /** Replaces the string. */
  title?: string;
}

/** A fact about a value of the API, ready to be rendered; the `<Fact>` on pages shows a limit or price instead. */
export interface Fact {
  /** What the fact describes if not the value itself: its items, values, or names, outermost first. */
  about?: readonly TextId[];
  /** The ID of the string that states the fact; undefined for formats, limits, and descriptions. */
  words?: TextId;
  codes?: readonly string[];
  limits?: Limits;
  /** The title of an example. */
  summary?: string;
  description?: Prose;
}

/** A value of an enum and its meaning. */
interface EnumValue {
  value: string;
  meaning?: Prose;
}

/** A link to further documentation, to an object's page, or to the value that a recursive field repeats. */
export interface LinkModel {
  href: string;
  words: TextId;
  /** The name that fills the placeholder in the words. */
  code?: string;
  /** Replaces the words. */
  description?: Prose;
}

/** Whether a link leads to the page that describes a value. */
export const isObjectLink = ({words}: LinkModel): boolean => words === 'api.field.object';

/** A value and everything nested in it: a body, a field, an alternative, the items of a list, or a condition. */
export interface Value {
  label?: Label;
  /** The anchor of a field, a parameter, or a header. */
  id?: string;
  /** The type as code, unless it is obvious: `string`, `object[]`, `string | null`, `map of string`. */
  type: string;
  /** The fields that a condition or an alternative requires and the surrounding value describes. */
  names: readonly string[];
  facts: Fact[];
  description?: Prose;
  enumValues: EnumValue[];
  links: LinkModel[];
  children: Value[];
  /** Whether its fields are shown initially. */
  open?: true;
}

/** Formats a value as code. A string has quotes only if it is empty, or starts or ends with a space. */
export const printPlain = (value: unknown): string =>
  typeof value === 'string' && value !== '' && value.trim() === value ? value : JSON.stringify(value);

/** Parses Markdown from the spec, if there is any. */
export function optionalProse(text: string | undefined): Prose | undefined {
  return text === undefined ? undefined : prose(text);
}

/** A link to the `externalDocs`. */
export function externalLink(docs: Schema['externalDocs']): LinkModel | undefined {
  return docs && {href: docs.url, words: 'api.field.more', description: optionalProse(docs.description)};
}

/** Creates a fact, unless its value is undefined or false. */
export function fact(words: TextId | undefined, value: boolean | string | readonly string[] | undefined): Fact[] {
  return value === undefined || value === false
    ? []
    : [{...(words && {words}), ...(value !== true && {codes: [value].flat()})}];
}

/** Converts examples to facts. */
export function exampleFacts(examples: readonly Example[]): Fact[] {
  return examples.map(({value, summary, description}) => ({
    words: 'api.field.example',
    codes: [printPlain(value)],
    summary,
    description: optionalProse(description),
  }));
}

/** The facts that a schema specifies about a value itself, in the order in which pages show them. */
export function factsOf(schema: MergedSchema): Fact[] {
  const {const: only, default: preset, enum: values, format} = schema;
  // Known values make limits redundant, and the format of a timestamp implies its length.
  const implied = format === 'date-time' ? ['minLength', 'maxLength'] : [];
  const limits = only === undefined && !values ? omit(pick(schema, limitNames), implied) : {};
  const {pattern, contentEncoding, contentMediaType} = limits;
  const measures = omit(limits, ['pattern', 'format', 'contentEncoding', 'contentMediaType']);
  return [
    ...fact('api.field.never', schema.never),
    ...fact('api.field.deprecated', schema.deprecated),
    ...fact('api.field.readOnly', schema.readOnly),
    ...fact('api.field.writeOnly', schema.writeOnly),
    ...[limits.format, contentEncoding, contentMediaType].flatMap((it) => fact(undefined, it)),
    ...(isEmpty(measures) ? [] : [{limits: measures}]),
    ...fact('api.field.always', only === undefined ? undefined : printPlain(only)),
    ...fact('api.field.default', preset === undefined ? undefined : printPlain(preset)),
    ...fact('api.field.pattern', pattern),
  ];
}

/** The values of an enum, except `null`, which is part of the type. */
export function enumValuesOf({
  enum: values = [],
  const: only,
  'x-enumDescriptions': descriptions,
}: MergedSchema): EnumValue[] {
  return (only === undefined ? values : [])
    .filter((value) => value !== null)
    .map((value) => ({value: printPlain(value), meaning: optionalProse(own(descriptions, asText(value)))}));
}
