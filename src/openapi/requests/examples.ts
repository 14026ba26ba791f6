import isEmpty from 'lodash/isEmpty';
import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';
import {sample} from 'openapi-sampler';

import type {Content, Example, Header, MediaType, Response, Schema, Spec} from '../types';
import {exampleOf} from '../references';
import {schemaOf} from './parameters';
import type {ExampleResponse} from './responses';
import {headerText} from './wire';

/** Example values of requests and responses, generated at build time, because the sampler is large. */

/** Limits the depth of a generated example. */
const maxSampleDepth = 6;

const isJsonType = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/u.test(type);

/** The JSON body in `content`, with its content type. */
export function jsonContent(content: Content = {}): {type: string; media: MediaType} | undefined {
  const [found] = Object.entries(content).filter(([type]) => isJsonType(type));
  return found && {type: found[0], media: found[1]};
}

/** Generates a value from a schema: from its examples, defaults and constants, or else from its types. */
function sampleOf(spec: Spec, schema: Schema, options: {skipReadOnly?: boolean; skipWriteOnly?: boolean}): unknown {
  return sample(schema as Parameters<typeof sample>[0], {quiet: true, maxSampleDepth, ...options}, spec);
}

/**
 * The examples of a body by name. If there are none, one is generated from the schema.
 *
 * @param media with references to examples resolved
 */
export function namedExamples(
  spec: Spec,
  {example, examples = {}, schema}: MediaType,
  direction: 'request' | 'response',
): Record<string, Pick<Example, 'value'>> {
  const named = Object.entries(examples).filter(([, {value}]) => value !== undefined);
  if (named.length > 0) {
    return Object.fromEntries(named.map(([name, {value}]) => [name, {value}]));
  }
  if (example !== undefined) {
    return {example: {value: example}};
  }
  const options = direction === 'request' ? {skipReadOnly: true} : {skipWriteOnly: true};
  return schema === undefined ? {} : {example: {value: sampleOf(spec, schema, options)}};
}

/** The first example of a JSON body; undefined if there is no such body. */
export function firstExample(spec: Spec, content: Content | undefined, direction: 'request' | 'response'): unknown {
  const json = jsonContent(content);
  return json && Object.values(namedExamples(spec, json.media, direction))[0]?.value;
}

/** The example of a parameter or header, with references resolved; generated from its schema if there is none. */
export function parameterExample(spec: Spec, parameter: Header & {name?: string}): unknown {
  const made = (): unknown => sampleOf(spec, schemaOf(parameter), {}) ?? undefined;
  return exampleOf(parameter) ?? (isEmpty(schemaOf(parameter)) ? undefined : made()) ?? parameter.name ?? '';
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
    bodies: media ? mapValues(namedExamples(spec, media[1], 'response'), ({value}) => value) : {},
    headers: mapValues(
      pickBy(headers, ({required}) => required),
      (header) => ({
        value: text(parameterExample(spec, header)),
        ...(header.examples && {byExample: mapValues(header.examples, ({value}) => text(value))}),
      }),
    ),
  };
}
