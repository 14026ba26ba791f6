import isEmpty from 'lodash/isEmpty';
import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';
import {sample} from 'openapi-sampler';

import type {Json} from '../json';
import {examplesOf, referencesOf} from '../references';
import type {Content, Header, MediaType, Parameter, Response, Spec} from '../types';
import {schemaOf} from './parameters';
import type {ExampleResponse} from './responses';
import {type WireParameter, headerText} from './wire';

/** Example values of requests and responses, generated at build time, because the sampler is large. */

/** Limits the depth of a generated example. */
const maxSampleDepth = 6;

const isJsonType = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/u.test(type);

/** The JSON body in `content`, with its content type. */
export function jsonContent(content: Content = {}): {type: string; media: MediaType} | undefined {
  const [found] = Object.entries(content).filter(([type]) => isJsonType(type));
  return found && {type: found[0], media: found[1]};
}

/**
 * The examples of a body, a parameter or a header by name. If there are none, one is generated from its schema, if it
 * has one.
 */
export function namedExamples(spec: Spec, thing: Header, direction?: 'request' | 'response'): Record<string, unknown> {
  const examples = examplesOf(thing, referencesOf(spec));
  const schema = schemaOf(thing);
  const options = {skipReadOnly: direction === 'request', skipWriteOnly: direction === 'response'};
  return examples.length > 0 || isEmpty(schema)
    ? Object.fromEntries(examples.map(({name, value}) => [name, value]))
    : {example: sample(schema as Parameters<typeof sample>[0], {quiet: true, maxSampleDepth, ...options}, spec)};
}

/** The first example of a JSON body; undefined if there is no such body. */
export function firstExample(spec: Spec, content: Content | undefined, direction: 'request' | 'response'): unknown {
  const json = jsonContent(content);
  return json && Object.values(namedExamples(spec, json.media, direction))[0];
}

/** The first example of a parameter or header, or else its name. */
export function parameterExample(spec: Spec, parameter: Header & {name?: string}): unknown {
  return Object.values(namedExamples(spec, parameter))[0] ?? parameter.name ?? '';
}

/** The examples of the parameters that a request needs, by location and name. */
export function exampleValues(
  spec: Spec,
  parameters: readonly Parameter[] = [],
): Record<WireParameter['in'], Record<string, Json>> {
  const valuesIn = (location: WireParameter['in']): Record<string, Json> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && (location === 'path' || parameter.required))
        .map((parameter) => [parameter.name, parameterExample(spec, parameter) as Json]),
    );
  return {path: valuesIn('path'), query: valuesIn('query'), header: valuesIn('header')};
}

/** The success response of an operation: its status as a key of the spec. */
export function successOf(
  responses: Readonly<Record<string, Response>>,
): [status: string, response: Response] | undefined {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .sort(([a], [b]) => a.localeCompare(b))[0];
}

/**
 * A response with its examples; missing ones are generated from the schema.
 *
 * @param response with references resolved
 */
export function exampleResponse(spec: Spec, {content = {}, headers = {}}: Partial<Response>): ExampleResponse {
  const [media] = Object.entries(content);
  const text = (value: unknown): string => headerText({style: 'simple', explode: false}, value);
  return {
    ...(media && {type: media[0]}),
    bodies: media ? namedExamples(spec, media[1], 'response') : {},
    headers: mapValues(
      pickBy(headers, ({required}) => required),
      (header) => ({
        value: text(parameterExample(spec, header)),
        ...(header.examples && {byExample: mapValues(header.examples, ({value}) => text(value))}),
      }),
    ),
  };
}
