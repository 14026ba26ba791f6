import type {JsonObject} from '../../../src/lib/json';

/** How a page shows the value of a keyword. */
export type Evidence =
  {kind: 'words' | 'code' | 'type' | 'label'; text: string} | {kind: 'number'; value: number} | {kind: 'unknown'};

/** The items of a list; none for another value. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Text in Markdown. */
export const words = (value: unknown): Evidence[] => (value === '' ? [] : [{kind: 'words', text: String(value)}]);
/** A string of the page, by its id. */
export const label = (text: string): Evidence => ({kind: 'label', text});
/** A value as code. */
export const code = (value: unknown): Evidence => ({
  kind: 'code',
  text: typeof value === 'string' && value !== '' ? value : JSON.stringify(value),
});
export const codes = (values: unknown): Evidence[] => [values].flat().flatMap((it) => (it === null ? [] : [code(it)]));
export const number = (value: unknown): Evidence[] => [{kind: 'number', value: Number(value)}];
export const flag =
  (id: string) =>
  (value: unknown): Evidence[] =>
    value === true ? [label(id)] : [];

/** A link is shown with its description. */
export const docs = (value: unknown): Evidence[] => {
  const {description} = value as JsonObject;
  return description === undefined ? [label('api.field.more')] : words(description);
};

const lengths = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
export const bounds = [...lengths, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
export const literals = ['pattern', 'format', 'contentEncoding', 'contentMediaType'];

/** How the keywords of a single value are shown. */
export const valueKeywords: Readonly<Record<string, (value: unknown) => Evidence[]>> = {
  ...Object.fromEntries(bounds.map((name) => [name, number])),
  // A minimum length of zero is no limit.
  ...Object.fromEntries(
    lengths.map((name) => [name, (value: unknown) => (value === 0 && name.startsWith('min') ? [] : number(value))]),
  ),
  ...Object.fromEntries(literals.map((name) => [name, codes])),
  title: words,
  description: words,
  type: (value) => [value].flat().map((text) => ({kind: 'type', text: String(text)})),
  enum: codes,
  const: codes,
  default: (value) => [code(value)],
  example: (value) => [code(value)],
  examples: (value) => listOf(value).map(code),
  'x-enumDescriptions': (value) => Object.values(value as JsonObject).flatMap(words),
  uniqueItems: flag('api.limit.unique'),
  deprecated: flag('api.field.deprecated'),
  readOnly: flag('api.field.readOnly'),
  writeOnly: flag('api.field.writeOnly'),
  externalDocs: docs,
};

/** The example of a body. */
export function block(value: unknown): Evidence {
  return {kind: 'code', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2)};
}
