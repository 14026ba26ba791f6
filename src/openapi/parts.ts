import {createHash} from 'node:crypto';

import mapValues from 'lodash/mapValues';

import {apiConventions} from '../config/api';
import type {Direction, FieldMaker} from './fields';
import type {BodyModel, CodeBlock, ExampleModel, ResponseModel, Sample, ServerModel} from './models';
import type {OperationSummary} from './operations';
import {prose} from './prose';
import {type References, examplesOf} from './references';
import {samplesOf} from './samples/request';
import {isObjectLink, optionalProse} from './values';
import type {Content, Example, MediaType, Operation, Response, Server, Spec} from './types';

/** The inputs for the models of a spec. */
export interface Context {
  spec: Spec;
  /** By operationId. */
  operations: ReadonlyMap<string, OperationSummary>;
  references: References;
  fields: FieldMaker;
}

/** Code as a block. */
export function codeBlock(language: string, text: string, title?: string): CodeBlock {
  const trimmed = text.trimEnd();
  const hash = createHash('sha256').update(`${language}\n${trimmed}`).digest('hex').slice(0, 16);
  return {hash, language, text: trimmed, title};
}

/** The value of an example as a block. */
export function jsonBlock(value: unknown): CodeBlock {
  return typeof value === 'string' ? codeBlock('text', value) : codeBlock('json', JSON.stringify(value, null, 2));
}

/** The samples of an operation. */
export function samplesFor({spec, references}: Context, operation: Operation): Sample[] {
  return samplesOf(spec, withoutReferences(operation, references)).map(({target, label, files}) => ({
    target,
    label,
    files: files.map(({name, language, code}) => codeBlock(language, code, name)),
  }));
}

/** An operation with all references resolved, except those inside schemas. */
export function withoutReferences(operation: Operation, {follow}: References): Operation {
  /** A body, parameter or header with its examples resolved. */
  const whole = <Part extends {content?: Content; examples?: Record<string, Example>}>(part: Part): Part => ({
    ...part,
    ...(part.examples && {examples: mapValues(part.examples, follow)}),
    ...(part.content && {content: mapValues(part.content, whole)}),
  });
  return {
    ...operation,
    parameters: operation.parameters
      ?.map(follow)
      .map((parameter) => whole({...parameter, schema: parameter.schema && follow(parameter.schema)})),
    requestBody: operation.requestBody && whole(follow(operation.requestBody)),
    responses: mapValues(operation.responses, (unresolved) => {
      const {headers, ...response} = follow(unresolved);
      return {
        ...whole(response),
        ...(headers && {headers: mapValues(headers, (header) => whole(follow(header)))}),
      };
    }),
  };
}

/** Servers with the variables in their URLs. */
export function serverModels({fields}: Context, servers: readonly Server[]): ServerModel[] {
  return servers.map(({url, description, variables = {}}, index) => ({
    url: codeBlock('text', url, description),
    variables: Object.entries(variables).map(([name, {description: text, ...schema}]) =>
      fields.parameter(
        {name, ...(text !== undefined && {description: text}), schema},
        `server-${index + 1}`,
        'response',
      ),
    ),
  }));
}

/** An example, ready to be rendered. */
export function exampleModel({summary, description, value}: Example): ExampleModel {
  return {summary, description: optionalProse(description), code: jsonBlock(value)};
}

/**
 * A body in each of its content types. The data in the envelope of the API is open, unless the page of a resource
 * describes it.
 *
 * @param prefix the start of the fields' anchors; further content types add their number
 * @param isDescribed whether there is a description that replaces the component's
 */
export function bodiesOf(
  {fields, references}: Context,
  content: Readonly<Record<string, MediaType>> = {},
  {prefix, direction, isDescribed = false}: {prefix: string; direction: Direction; isDescribed?: boolean},
): BodyModel[] {
  return Object.entries(content).map(([contentType, media], index) => {
    const shape = fields.shape(media.schema, index === 0 ? prefix : `${prefix}-${index + 1}`, direction);
    const isReplaced = isDescribed && media.schema?.$ref !== undefined;
    const children = shape.children.map((child) => {
      const isData = child.label?.code === apiConventions.envelope.data && !child.links.some(isObjectLink);
      return isData ? {...child, open: true as const} : child;
    });
    return {
      contentType,
      shape: {...shape, children, ...(isReplaced && {description: undefined})},
      examples: examplesOf(media, references).map(exampleModel),
    };
  });
}

/** A response with its bodies. */
export function responseModel(context: Context, status: string, unresolved: Response): ResponseModel {
  const response = context.references.follow(unresolved);
  return {
    status,
    description: prose(response.description),
    bodies: bodiesOf(context, response.content, {
      prefix: `response-${status}`,
      direction: 'response',
      isDescribed: true,
    }),
  };
}
