import {type Spec, dataOf, successOf, wholeOperations} from '@packages/openapi';

import {apiConventions} from '../config/api';

/** The documented emails' IDs, by status. */
export function exampleEmails(spec: Spec): Record<string, string> {
  const operation = wholeOperations(spec).find(({operationId}) => operationId === apiConventions.testRecipients.get);
  const emails = Object.values((operation && successOf(operation.responses)?.[1].content) ?? {})
    .flatMap(({examples = {}}) => Object.values(examples))
    .map((example) => dataOf(example.value, apiConventions) as {id: string; status: string});
  return Object.fromEntries(emails.map(({id, status}): [string, string] => [status, id]).reverse());
}
