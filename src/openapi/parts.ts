import mapValues from 'lodash/mapValues';

import {codeBlock, jsonBlock} from './code';
import type {FieldMaker} from './fields';
import type {BodyModel, ExampleModel, ResponseModel, Sample} from './models';
import {prose} from './prose';
import type {References} from './references';
import type {Description, MediaType, Operation, Response} from './types';

/** A program as the templates of samples make it. */
export interface SampleSource {
  target: string;
  label: string;
  files: readonly {name: string; language: string; code: string}[];
}

/** Makes the programs that call an operation, whose references are followed. */
export type SampleMaker = (description: Description, operation: Operation) => readonly SampleSource[];

/** What the pages of a description are made with. */
export interface Context {
  description: Description;
  references: References;
  fields: FieldMaker;
  samples: SampleMaker;
  /** The page that says more of an error code. */
  errorHref: (code: string, status: string) => string;
  /** The page that says how the signature of an event is checked. */
  signatureHref: string;
}

/** The samples of an operation as a page shows them. */
export function samplesFor({description, samples, references}: Context, operation: Operation): Sample[] {
  return samples(description, withoutReferences(operation, references)).map(({target, label, files}) => ({
    target,
    label,
    files: files.map(({name, language, code}) => codeBlock(language, code, name)),
  }));
}

/** An operation with everything at hand that its examples need. */
export function withoutReferences(operation: Operation, {follow}: References): Operation {
  const media = ({examples, ...body}: MediaType): MediaType => ({
    ...body,
    ...(examples ? {examples: mapValues(examples, follow)} : {}),
  });
  const content = <Body extends {content?: Record<string, MediaType>}>(body: Body): Body =>
    body.content ? {...body, content: mapValues(body.content, media)} : body;
  return {
    ...operation,
    ...(operation.parameters
      ? {
          parameters: operation.parameters.map(follow).map(({schema, ...parameter}) => ({
            ...parameter,
            ...(schema ? {schema: follow(schema)} : {}),
          })),
        }
      : {}),
    ...(operation.requestBody ? {requestBody: content(follow(operation.requestBody))} : {}),
    responses: mapValues(operation.responses, (response) => content(follow(response))),
  };
}

/** The examples of a body. */
export function examplesOf({references}: Context, {example, examples = {}}: MediaType): ExampleModel[] {
  const all = example === undefined ? Object.values(examples).map(references.follow) : [{value: example}];
  return all
    .filter(({value}) => value !== undefined)
    .map(({summary, description, value}: {summary?: string; description?: string; value?: unknown}) => ({
      ...(summary === undefined ? {} : {summary}),
      ...(description === undefined ? {} : {description: prose(description)}),
      code: jsonBlock(value),
    }));
}

/**
 * A body in each of its content types.
 *
 * @param prefix the start of the fields' anchors; of further content types with their number
 */
export function bodiesOf(
  context: Context,
  content: Readonly<Record<string, MediaType>> = {},
  prefix: string,
): BodyModel[] {
  return Object.entries(content).map(([contentType, media], index) => ({
    contentType,
    shape: context.fields.shape(media.schema, index === 0 ? prefix : `${prefix}-${index + 1}`),
    examples: examplesOf(context, media),
  }));
}

/** A response with its bodies. */
export function responseModel(context: Context, status: string, unresolved: Response): ResponseModel {
  const response = context.references.follow(unresolved);
  return {
    status,
    description: prose(response.description),
    bodies: bodiesOf(context, response.content, `response-${status}`),
  };
}
