import {type Operation, type Spec, basePathOf, baseUrl, wholeOperations} from '@packages/openapi';
import sortBy from 'lodash/sortBy';

import {type SandboxOptions, createSandbox} from '../sandbox';
import type {SandboxResponse} from '../chooseResponse';
import {sandboxOf} from '../data';
import type {SandboxRequest} from '../request';

/** An API that responds with the examples of its spec. */
export interface MockApi {
  respond: (request: SandboxRequest) => SandboxResponse;
  /** The operation that handles a request. */
  operationOf: (request: Pick<SandboxRequest, 'method' | 'url'>) => Operation | undefined;
  /** The base path of the API, e.g. `/v1`. */
  basePath: string;
  /** A key that the mock accepts. */
  exampleKey: string;
  /** Every operation, with references resolved. */
  operations: readonly Operation[];
}

/**
 * Creates an API from a spec: the sandboxes of all operations. A request is routed to the operation
 * with its path and method; if there is none, any sandbox reports that.
 *
 * @throws Error for a spec without operations
 */
export function createMockApi(spec: Spec, options: SandboxOptions = {}): MockApi {
  const operations = wholeOperations(spec);
  // `/emails/bulk` comes before `/emails/{email_id}`.
  const sandboxes = sortBy(operations, ({path}) => path.split('{').length).map((operation) => {
    const data = sandboxOf(spec, operation, options.conventions);
    return {...createSandbox(data, options), operation, data};
  });
  const [first] = sandboxes;
  if (!first) {
    throw new Error('The spec has no operations. Add at least one.');
  }
  const sandboxFor = ({method, url}: Pick<SandboxRequest, 'method' | 'url'>) =>
    sandboxes.find(({matches, operation}) => operation.method.toUpperCase() === method && matches(url));
  return {
    respond: (request) => {
      const sandbox = sandboxFor(request) ?? sandboxes.find(({matches}) => matches(request.url)) ?? first;
      return sandbox.respond(request);
    },
    operationOf: (request) => sandboxFor(request)?.operation,
    basePath: basePathOf(baseUrl(spec) ?? ''),
    exampleKey: first.data.key.example,
    operations,
  };
}
