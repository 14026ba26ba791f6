import omit from 'lodash/omit';

import {referencesOf} from '../../../src/openapi/references';
import type {Spec} from '../../../src/openapi/types';
import {type Endpoint, endpointKey, endpointsOf, match, shownEndpoint} from './match';
import {type Schemas, compareEvents, compareOperations} from './operations';
import {compareOthers} from './others';
import {type Change, type Report, type RuleName, keyOf} from './rules';
import {schemaComparison} from './schemas';
import {compareServers} from './servers';

/**
 * Compares two bundled specs and returns every difference that clients can notice. A change in a
 * shared schema is reported once, with all operations that it affects. Text, examples and links
 * between operations are not compared.
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

  const sides = [
    {spec: before, references: referencesOf(before)},
    {spec: after, references: referencesOf(after)},
  ] as const;
  const references = [sides[0].references, sides[1].references] as const;
  const schemas: Schemas = {
    request: schemaComparison(...references, 'request'),
    response: schemaComparison(...references, 'response'),
  };
  const general: Report = (rule, subject, detail) => add(undefined, rule, subject, detail);
  compareServers(before.servers, after.servers, general);
  compareSecuritySchemes(before, after, general);
  const others = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components'];
  compareOthers(...sides, before, after, others, 'API', general);

  const nameOf = (endpoint: Endpoint): string => endpoint.operation.operationId ?? shownEndpoint(endpoint);
  const operations = match(endpointsOf(before, before.paths), endpointsOf(after, after.paths), endpointKey);
  operations.gone.forEach((endpoint) => add(nameOf(endpoint), 'operation-removed', shownEndpoint(endpoint)));
  operations.added.forEach((endpoint) => add(nameOf(endpoint), 'operation-added', shownEndpoint(endpoint)));
  for (const [old, present] of operations.both) {
    const report: Report = (rule, subject, detail) => add(nameOf(present), rule, subject, detail);
    compareOperations({...sides[0], ...old}, {...sides[1], ...present}, schemas, report);
  }

  const events = match(endpointsOf(before, before.webhooks), endpointsOf(after, after.webhooks), endpointKey);
  events.gone.forEach(({path}) => add(path, 'event-removed', path));
  events.added.forEach(({path}) => add(path, 'event-added', path));
  for (const [old, present] of events.both) {
    const report: Report = (rule, subject, detail) => add(present.path, rule, subject, detail);
    compareEvents({...sides[0], ...old}, {...sides[1], ...present}, schemas, report);
  }
  return [...found.values()];
}

/** Compares how clients authenticate. Operations refer to the schemes by name. */
function compareSecuritySchemes(before: Spec, after: Spec, report: Report): void {
  const schemesOf = ({components}: Spec): [string, object][] => Object.entries(components?.securitySchemes ?? {});
  const {gone, added, both} = match(schemesOf(before), schemesOf(after), ([name]) => name);
  gone.forEach(([name]) => report('security-scheme-removed', name));
  added.forEach(([name]) => report('security-scheme-added', name));
  for (const [[name, old], [, present]] of both) {
    const [was, is] = [old, present].map((scheme) => JSON.stringify(omit(scheme, ['description', 'bearerFormat'])));
    if (was !== is) {
      report('security-scheme-changed', name);
    }
  }
}
