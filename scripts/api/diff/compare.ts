import type {Spec} from '../../../src/openapi/types';
import {type Endpoint, endpointKey, endpointsOf, match, shownEndpoint} from './match';
import {compareEvents, compareOperations} from './operations';
import {type Change, type RuleName, keyOf} from './rules';
import type {Report} from './schemas';

/**
 * Everything that a program can notice between two bundled specs. What
 * changes in a schema that several operations share is one change with all of
 * them. Texts, examples and links between operations are not compared.
 */
export function compareSpecs(before: Spec, after: Spec): Change[] {
  const found = new Map<string, Change>();
  const add = (operation: string | undefined, rule: RuleName, subject: string, detail?: string): void => {
    const key = `${keyOf({rule, subject})} ${detail ?? ''}`;
    const {operations = []} = found.get(key) ?? {};
    found.set(key, {
      rule,
      subject,
      ...(detail === undefined ? {} : {detail}),
      operations: operation === undefined || operations.includes(operation) ? operations : [...operations, operation],
    });
  };

  const servers = match(before.servers ?? [], after.servers ?? [], ({url}) => url);
  servers.gone.forEach(({url}) => add(undefined, 'server-removed', url));
  servers.added.forEach(({url}) => add(undefined, 'server-added', url));

  const nameOf = (endpoint: Endpoint): string => endpoint.operation.operationId ?? shownEndpoint(endpoint);
  const operations = match(endpointsOf(before, before.paths), endpointsOf(after, after.paths), endpointKey);
  operations.gone.forEach((endpoint) => add(nameOf(endpoint), 'operation-removed', shownEndpoint(endpoint)));
  operations.added.forEach((endpoint) => add(nameOf(endpoint), 'operation-added', shownEndpoint(endpoint)));
  for (const [old, present] of operations.both) {
    const report: Report = (rule, subject, detail) => add(nameOf(present), rule, subject, detail);
    compareOperations({spec: before, ...old}, {spec: after, ...present}, report);
  }

  const events = match(endpointsOf(before, before.webhooks), endpointsOf(after, after.webhooks), endpointKey);
  events.gone.forEach(({path}) => add(path, 'event-removed', path));
  events.added.forEach(({path}) => add(path, 'event-added', path));
  for (const [old, present] of events.both) {
    const report: Report = (rule, subject, detail) => add(present.path, rule, subject, detail);
    compareEvents({spec: before, ...old}, {spec: after, ...present}, report);
  }
  return [...found.values()];
}
