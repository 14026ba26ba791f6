import {
  type Example,
  type MediaType,
  type Operation,
  type References,
  type Response,
  type Server,
  type Spec,
  examplesOf,
  prose,
} from '@packages/openapi';
import {samplesOf} from '@packages/samples';

import {apiConventions} from '../../config/api';
import type {ErrorCode} from '../../lib/apiTables';
import {type OperationSummary} from '../../lib/apiOverview';
import type {Direction, FieldMaker} from './fields';
import {isObjectLink, optionalProse} from './values';

/** The inputs for the models of a spec. */
export interface Context {
  spec: Spec;
  /** Operations, by operationId. */
  operations: ReadonlyMap<string, OperationSummary>;
  references: References;
  /** Errors, by code. */
  errorCodes: ReadonlyMap<string, ErrorCode>;
  fields: FieldMaker;
}

/** A block of code. */
export interface CodeBlock {
  /** The language of a Markdown code fence. */
  language: string;
  /** A file name or a title. */
  title?: string;
  /** Replaced by {@link html} before the page is written. */
  text?: string;
  /** The code with its colors. */
  html?: string;
}

/** Creates a code block. */
export function codeBlock(language: string, text: string, title?: string): CodeBlock {
  return {language, text: text.trimEnd(), title};
}

/** Creates a code block from an example's value. */
export function jsonBlock(value: unknown): CodeBlock {
  return typeof value === 'string' ? codeBlock('text', value) : codeBlock('json', JSON.stringify(value, null, 2));
}

/** The samples that call an operation, each with its language's ID, which the browser remembers once it is selected. */
export function samplesFor({spec}: Context, operation: Operation) {
  return samplesOf(spec, operation, apiConventions).map(({target, label, files}) => ({
    target,
    label,
    files: files.map(({name, language, code}) => codeBlock(language, code, name)),
  }));
}

/** Servers with the variables in their URLs. The server's description is the title of the URL's code block. */
export function serverModels({fields}: Context, servers: readonly Server[]) {
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
export function exampleModel({summary, description, value}: Example) {
  return {summary, description: optionalProse(description), code: jsonBlock(value)};
}

/**
 * A body in each of its content types. The fields of the envelope's data are shown initially, unless the page of a
 * resource describes them.
 *
 * @param prefix the start of the fields' anchors; additional content types append their number
 * @param isDescribed whether the page has a description that replaces the one of a referenced schema
 */
export function bodiesOf(
  {fields, references}: Context,
  content: Readonly<Record<string, MediaType>> = {},
  {prefix, direction, isDescribed = false}: {prefix: string; direction: Direction; isDescribed?: boolean},
) {
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
export function responseModel(context: Context, status: string, {description, content}: Response) {
  return {
    status,
    description: prose(description),
    bodies: bodiesOf(context, content, {
      prefix: `response-${status}`,
      direction: 'response',
      isDescribed: true,
    }),
  };
}
