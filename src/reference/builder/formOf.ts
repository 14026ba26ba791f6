import {
  type Json,
  type Operation,
  type Spec,
  baseUrl,
  exampleValues,
  examplesOf,
  jsonContent,
  referencesOf,
} from '@packages/openapi';
import {type SampleRequest, requestOf} from '@packages/samples';
import {type Annotate, type SandboxData, sandboxOf} from '@packages/sandbox';
import pick from 'lodash/pick';

import {apiConventions} from '../../config/api';
import type {FormValues} from './form';
import {exampleEmails} from '../../lib/exampleEmails';

/** The data of an operation's request builder. The form is read from the sandbox's request schema. */
export interface OperationForm {
  /** The URL of the first server. */
  base: string;
  /** The request of the page's samples. */
  request: SampleRequest;
  /** The values of the page's samples. */
  values: FormValues;
  /** The request body examples, in page order; `body` is omitted if it isn't JSON. */
  examples: readonly {body?: Json}[];
  sandbox: SandboxData;
  /** The IDs of the documented emails, by status, for the operation that sends to test recipients. */
  emails?: Record<string, string>;
}

/**
 * Creates the data of an operation's request builder, filled in with the values of the samples.
 *
 * @param annotate adds the form's hint about a value to its schema
 * @returns undefined for an operation without samples, or without values that can be edited
 */
export function formOf(spec: Spec, operation: Operation, annotate?: Annotate): OperationForm | undefined {
  const request = requestOf(spec, operation, apiConventions);
  const references = referencesOf(spec);
  const {content = {}} = operation.requestBody ?? {};
  const sandbox = sandboxOf(spec, operation, apiConventions, annotate);
  if (!request || (sandbox.operation.parameters.length === 0 && !sandbox.request.properties?.requestBody)) {
    return undefined;
  }
  return {
    base: baseUrl(spec, operation, apiConventions) ?? '',
    request,
    values: {
      ...exampleValues(operation.parameters ?? [], references),
      ...pick(request, 'body'),
    },
    examples: Object.entries(content).flatMap(([type, media]) =>
      examplesOf(media, references).map(({value}) =>
        type === jsonContent(content)?.type ? {body: value as Json} : {},
      ),
    ),
    sandbox,
    ...(operation.operationId === apiConventions.testRecipients.send && {emails: exampleEmails(spec)}),
  };
}
