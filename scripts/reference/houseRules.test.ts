import {type Found, problemsAfter} from './brokenCopy';

interface Case {
  /** What is wrong. */
  name: string;
  /** The rule that has to notice. */
  rule: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** Where the finding points, if elsewhere than into the file; and what its line holds. */
  at?: string;
  line: string;
  /** What the message says. */
  says: string;
}

/** One mistake each, all in files of their own, so that one run of the check finds them all. */
const cases: readonly Case[] = [
  {
    name: 'an operationId with a verb of its own',
    rule: 'rule/operation-id-verb',
    file: 'resources/webhooks/getWebhook.yaml',
    from: 'operationId: getWebhook',
    to: 'operationId: fetchWebhook',
    line: 'operationId: fetchWebhook',
    says: 'The verbs are add, cancel, create',
  },
  {
    name: 'an operationId that is not the name of its file',
    rule: 'house/operation-files',
    file: 'resources/templates/getTemplate.yaml',
    from: 'operationId: getTemplate',
    to: 'operationId: getOneTemplate',
    line: 'operationId: getOneTemplate',
    says: 'Move it to getOneTemplate.yaml',
  },
  {
    name: 'an event whose operationId does not follow from its type',
    rule: 'house/operation-files',
    file: 'webhooks/sending_domain.failed.yaml',
    from: 'operationId: sendingDomainFailed',
    to: 'operationId: domainFailed',
    line: 'operationId: domainFailed',
    says: 'Write sendingDomainFailed',
  },
  {
    name: 'an event in the file of another',
    rule: 'house/operation-files',
    file: 'openapi.yaml',
    from: '  email.opened: {',
    to: '  email.seen: {',
    at: 'webhooks/email.opened.yaml',
    line: 'post:',
    says: 'Move it to webhooks/email.seen.yaml',
  },
  {
    name: 'an event that no webhook can ask for',
    rule: 'house/event-types',
    file: 'resources/webhooks/schemas/EventType.yaml',
    from: '  - campaign.sent\n',
    to: '  - campaign.finished\n',
    at: 'openapi.yaml',
    line: 'campaign.sent: { $ref: webhooks/campaign.sent.yaml }',
    says: 'Add it there',
  },
  {
    name: 'an event that is not described',
    rule: 'house/event-types',
    file: 'webhooks/campaign.started.yaml',
    from: 'Sent when a campaign starts',
    to: 'Sent when it starts',
    at: 'resources/webhooks/schemas/EventType.yaml',
    line: '- campaign.finished',
    says: 'Describe it there, or take it off this list',
  },
  {
    name: 'an event that the union of all events does not have',
    rule: 'house/event-types',
    file: 'webhooks/schemas/Event.yaml',
    from: '    email.clicked: EmailClickedEvent.yaml\n',
    to: '',
    line: 'mapping:',
    says: 'email.clicked',
  },
  {
    name: 'a scope that no key can have',
    rule: 'house/scopes',
    file: 'resources/campaigns/listCampaigns.yaml',
    from: 'x-required-scope: campaigns:read',
    to: 'x-required-scope: newsletters:read',
    line: 'x-required-scope: newsletters:read',
    says: 'Add it there, or take one of its scopes',
  },
  {
    name: 'a scope that no operation asks for',
    rule: 'house/scopes',
    file: 'resources/api-keys/schemas/ApiScope.yaml',
    from: "  - 'suppressions:write'\n",
    to: "  - 'suppressions:write'\n  - 'letters:write'\n",
    line: "- 'letters:write'",
    says: 'No operation asks for the scope letters:write',
  },
  {
    name: 'a list that cannot be read backwards',
    rule: 'house/list-pagination',
    file: 'resources/templates/listTemplates.yaml',
    from: '  - { $ref: ../../shared/parameters/Before.yaml }\n',
    to: '',
    line: 'parameters:',
    says: 'from shared/parameters: Before.yaml.',
  },
  {
    name: 'a PATCH that may change nothing',
    rule: 'rule/patch-body',
    file: 'resources/templates/schemas/UpdateTemplateRequest.yaml',
    from: 'minProperties: 1\n',
    to: '',
    line: 'type: object',
    says: 'its body has minProperties, or required',
  },
  {
    name: 'an id without a pattern, in a file of its own',
    rule: 'rule/id-pattern',
    file: 'resources/audiences/schemas/AudienceId.yaml',
    from: /pattern: .*\n/u,
    to: 'maxLength: 24\nminLength: 1\n',
    line: 'type: string',
    says: 'An id has a pattern',
  },
  {
    name: 'an id without a pattern, inside an event',
    rule: 'rule/id-pattern',
    file: 'webhooks/schemas/BounceDetails.yaml',
    from: /pattern: .*\n/u,
    to: 'maxLength: 24\n',
    line: 'suppression_id:',
    says: 'An id has a pattern',
  },
  {
    name: 'an example that YAML splits at a comma',
    rule: 'rule/one-example',
    file: 'resources/emails/schemas/PlainText.yaml',
    from: "['Thank you, Ada. Your order is confirmed.']",
    to: '[Thank you, Ada. Your order is confirmed.]',
    line: 'examples: [Thank you, Ada. Your order is confirmed.]',
    says: 'Quote a text with a comma',
  },
  {
    name: 'an example that its own schema does not allow',
    rule: 'no-invalid-schema-examples',
    file: 'resources/emails/schemas/AttachmentFields.yaml',
    from: 'examples: [logo]',
    to: 'examples: [a logo]',
    line: 'examples: [a logo]',
    says: 'must match pattern',
  },
  {
    name: 'an example of a request without one of the response',
    rule: 'house/example-pairs',
    file: 'resources/audiences/createAudience.yaml',
    from: 'name_only: { $ref: ../../examples/audiences/createAudience.response',
    to: 'bare: { $ref: ../../examples/audiences/createAudience.response',
    line: 'name_only: { $ref: ../../examples/audiences/createAudience.request.name_only.json }',
    says: 'Add examples/<resource>/createAudience.response.name_only.json',
  },
  {
    name: 'an example of a response without one of the request',
    rule: 'house/example-pairs',
    file: 'resources/suppressions/createSuppression.yaml',
    from: 'by_hand: { $ref: ../../examples/suppressions/createSuppression.request',
    to: 'manual: { $ref: ../../examples/suppressions/createSuppression.request',
    line: 'by_hand: { $ref: ../../examples/suppressions/createSuppression.response.by_hand.json }',
    says: 'Add examples/<resource>/createSuppression.request.by_hand.json',
  },
  {
    name: 'a link to an operation that does not exist',
    rule: 'house/known-operations',
    file: 'resources/audiences/links/ListSubscribers.yaml',
    from: 'operationId: listSubscribers',
    to: 'operationId: listReaders',
    line: 'operationId: listReaders',
    says: 'There is no operation listReaders',
  },
  {
    name: 'an event related to an operation that does not exist',
    rule: 'house/known-operations',
    file: 'webhooks/email.clicked.yaml',
    from: 'x-related-operations: [sendEmail, getEmail]',
    to: 'x-related-operations: [sendEmail, readEmail]',
    line: 'x-related-operations: [sendEmail, readEmail]',
    says: 'There is no operation readEmail',
  },
  {
    name: 'a file to which nothing leads',
    rule: 'house/orphan-files',
    file: 'shared/schemas/Postcard.yaml',
    from: '',
    to: 'type: string\n',
    line: 'type: string',
    says: 'Nothing leads to shared/schemas/Postcard.yaml. Point at it with $ref, or delete it.',
  },
  {
    name: 'a component that is not used',
    rule: 'rule/unused-schemas',
    file: 'webhooks/../openapi.yaml',
    from: 'components:\n  schemas:\n',
    to: 'components:\n  schemas:\n    Postage: { type: string, description: How much., maxLength: 5, minLength: 1, examples: [one] }\n',
    at: 'openapi.yaml',
    line: 'Postage:',
    says: 'to which nothing refers',
  },
  {
    name: 'an error that is no problem document',
    rule: 'rule/errors-are-problems',
    file: 'resources/emails/getEmail.yaml',
    from: 'application/problem+json:',
    to: 'application/json:',
    line: 'content:',
    says: 'application/problem+json is required',
  },
  {
    name: 'a problem document without a code',
    rule: 'rule/problem-fields',
    file: 'shared/schemas/Problem.yaml',
    from: 'detail, code, request_id',
    to: 'detail, request_id',
    line: 'required: [type, title, status, detail, request_id, retryable]',
    says: 'code should be in the list',
  },
  {
    name: 'an operation without one of the six errors',
    rule: 'rule/six-errors',
    file: 'resources/campaigns/getCampaign.yaml',
    from: /^ {2}'404'.*\n/mu,
    to: '',
    line: 'responses:',
    says: 'documents the six errors',
  },
  {
    name: 'an operation without a scope',
    rule: 'rule/required-scope',
    file: 'resources/audiences/getAudience.yaml',
    from: /^x-required-scope: .*\n/mu,
    to: '',
    line: 'operationId: getAudience',
    says: 'names its scope in x-required-scope',
  },
  {
    name: 'a POST without Idempotency-Key',
    rule: 'rule/post-takes-idempotency-key',
    file: 'resources/webhooks/createWebhook.yaml',
    from: /^parameters:\n.*IdempotencyKey.*\n/mu,
    to: '',
    line: 'operationId: createWebhook',
    says: 'takes the shared Idempotency-Key parameter',
  },
  {
    name: 'a path with capitals',
    rule: 'rule/kebab-case-paths',
    file: 'openapi.yaml',
    from: '  /tracking-domains:',
    to: '  /trackingDomains:',
    line: '/trackingDomains:',
    says: 'lower-case words',
  },
];

let found: readonly Found[] = [];

beforeAll(async () => {
  found = await problemsAfter(
    ...cases.map(({file, from, to}) => ({
      file,
      change: (text: string) => (from === '' ? text + to : text.replace(from, () => to)),
    })),
  );
}, 60_000);

it.each(cases)('finds $name, says where, and how to mend it', ({rule, file, at = file, line, says}) => {
  const findings = found.filter((problem) => problem.rule === rule && problem.file === at);
  expect(findings.map(({text, message}) => text.includes(line) && message.includes(says))).toContain(true);
});
