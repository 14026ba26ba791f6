import {type Spec, referencesOf} from '@packages/openapi';
import omit from 'lodash/omit';

import {type Endpoint, endpointKey, endpointsOf, matchAndReport, matchKeys} from './match';
import {type Kind, type Schemas, compareEndpoint, compareOthers, compareServers, shownEndpoint} from './operations';
import {type Change, type Report, type RuleName, keyOf} from './rules';
import {schemaComparison} from './schemas';

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

  const references = [referencesOf(before), referencesOf(after)] as const;
  const schemas: Schemas = {
    request: schemaComparison(...references, 'request'),
    response: schemaComparison(...references, 'response'),
  };
  const general: Report = (rule, subject, detail) => add(undefined, rule, subject, detail);
  compareServers(before.servers, after.servers, general);
  compareSecuritySchemes(before, after, general);
  const others = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components'];
  compareOthers([before, after], before, after, others, 'API', general);

  const compareAll = (kind: Kind, of: (spec: Spec) => Spec['paths']): void => {
    const [old, present] = [endpointsOf(before, of(before)), endpointsOf(after, of(after))];
    const reportAt =
      (endpoint: Endpoint): Report =>
      (rule, subject, detail) => {
        const {operationId} = kind === 'event' ? {} : endpoint.operation;
        add(operationId ?? shownEndpoint(kind, endpoint), rule, subject, detail);
      };
    const pairs = matchAndReport(old, present, endpointKey, (change, endpoint) =>
      reportAt(endpoint)(`${kind}-${change}`, shownEndpoint(kind, endpoint)),
    );
    pairs.forEach(([from, to]) => compareEndpoint(kind, from, to, schemas, reportAt(to)));
  };
  compareAll('operation', ({paths}) => paths);
  compareAll('event', ({webhooks}) => webhooks);
  return [...found.values()];
}

/** Compares how clients authenticate. Operations refer to the schemes by name. */
function compareSecuritySchemes(before: Spec, after: Spec, report: Report): void {
  const schemesOf = ({components}: Spec): Record<string, object> => components?.securitySchemes ?? {};
  const pairs = matchKeys(schemesOf(before), schemesOf(after), (change, name) =>
    report(`security-scheme-${change}`, name),
  );
  for (const [[name, old], [, present]] of pairs) {
    const [was, is] = [old, present].map((scheme) => JSON.stringify(omit(scheme, ['description', 'bearerFormat'])));
    if (was !== is) {
      report('security-scheme-changed', name);
    }
  }
}
