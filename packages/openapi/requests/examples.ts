import isEmpty from 'lodash/isEmpty';
import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';
import {sample} from 'openapi-sampler';

import type {Json} from '../json';
import type {References} from '../references';
import type {Content, Example, Header, MediaType, Parameter, Response} from '../types';
import type {ExampleResponse} from './responses';
import {type WireParameter, headerText} from './wire';

/** Limits the depth of a generated example. */
const maxSampleDepth = 6;

type SampledSchema = Parameters<typeof sample>[0];

/**
 * The named examples of a body, parameter, or header, or else its unnamed example, the first example of its schema, or
 * the examples of its content. An unnamed example is called `example`.
 *
 * @param generatedFor generates an example from the schema if there is none, without the fields that a request or a
 *   response doesn't have; only at build time, because the generator is large
 * @example
 * examplesOf({schema: {type: 'integer', minimum: 3}}, references); // []
 * examplesOf({schema: {type: 'integer', minimum: 3}}, references, 'request'); // [{name: 'example', value: 3}]
 */
export function examplesOf(
  {example, examples = {}, content = {}, schema}: Header,
  references: References,
  generatedFor?: 'request' | 'response',
): (Example & {name: string})[] {
  const named = Object.entries(examples)
    .map(([name, one]) => ({...references.follow(one), name}))
    .filter(({value}) => value !== undefined);
  const value = [example, schema?.example, schema?.examples?.[0]].find((it) => it !== undefined);
  const [media] = Object.values(content);
  if (named.length > 0) {
    return named;
  }
  if (value !== undefined) {
    return [{name: 'example', value}];
  }
  if (media) {
    return examplesOf(media, references, generatedFor);
  }
  if (generatedFor === undefined || isEmpty(schema)) {
    return [];
  }
  const skipped = generatedFor === 'request' ? {skipReadOnly: true} : {skipWriteOnly: true};
  const options = {quiet: true, maxSampleDepth, ...skipped};
  return [{name: 'example', value: sample(schema as SampledSchema, options, references.document)}];
}

const isJsonType = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/u.test(type);

/** The JSON body in `content`, with its content type. */
export function jsonContent(content: Content = {}): {type: string; media: MediaType} | undefined {
  const [found] = Object.entries(content).filter(([type]) => isJsonType(type));
  return found && {type: found[0], media: found[1]};
}

/** The examples of a request's required parameters, by location and name. Without an example, the value is the name. */
export function exampleValues(
  parameters: readonly Parameter[],
  references: References,
): Record<WireParameter['in'], Record<string, Json>> {
  const valuesIn = (location: WireParameter['in']): Record<string, Json> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && (location === 'path' || parameter.required))
        .map((parameter) => {
          const [{value} = {value: parameter.name}] = examplesOf(parameter, references, 'request');
          return [parameter.name, value as Json];
        }),
    );
  return {path: valuesIn('path'), query: valuesIn('query'), header: valuesIn('header')};
}

/** The first success response of an operation, with its status, such as `200` or `2XX`. */
export function successOf(
  responses: Readonly<Record<string, Response>>,
): [status: string, response: Response] | undefined {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .sort(([a], [b]) => a.localeCompare(b))[0];
}

/** The examples of a response whose references are resolved. Missing examples are generated from the schemas. */
export function exampleResponse(
  {content = {}, headers = {}}: Partial<Response>,
  references: References,
): ExampleResponse {
  const [media] = Object.entries(content);
  const valuesOf = (thing: Header): Record<string, unknown> =>
    Object.fromEntries(examplesOf(thing, references, 'response').map(({name, value}) => [name, value]));
  return {
    ...(media && {type: media[0]}),
    bodies: media ? valuesOf(media[1]) : {},
    headers: mapValues(
      pickBy(headers, ({required}) => required),
      (header) => {
        const values = mapValues(valuesOf(header), (value) => headerText({style: 'simple'}, value));
        return {value: Object.values(values)[0] ?? '', ...(header.examples && {byExample: values})};
      },
    ),
  };
}
