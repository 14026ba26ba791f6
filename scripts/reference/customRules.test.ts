import {readFileSync} from 'node:fs';

import {parse} from 'yaml';

import {fromRoot} from '../lib/paths';
import {type Found, type Mistake, problemsAfter} from '../testing/brokenSpec';

interface Case {
  /** The mistake. */
  name: string;
  /** The rule that reports it. */
  rule: string;
  /** Whether the finding is reported only if there are no others. */
  follows?: true;
  file: string;
  from: string | RegExp;
  to: string;
  /** The file of the finding, if it differs, and part of its line. */
  at?: string;
  line: string;
  /** Part of the message. */
  expected: string;
}

/** The severity of each rule, some with options. */
const severities = (
  parse(readFileSync(fromRoot('api-spec', 'rules', 'redocly.yaml'), 'utf8')) as {rules: Record<string, unknown>}
).rules;

/** One mistake each, in separate files, so that two runs of the check cover them all. */
const cases: readonly Case[] = [
  {
    name: 'a keyword of schemas that no page shows',
    rule: 'custom/supported',
    file: 'resources/emails/schemas/EmailTags.yaml',
    from: 'type: array',
    to: 'type: array\ncontains: { type: object }',
    line: 'contains:',
    expected: 'No page shows contains. Describe in the description what the list contains, and remove contains.',
  },
  {
    name: 'a title that no page shows',
    rule: 'custom/supported',
    file: 'resources/campaigns/schemas/CampaignId.yaml',
    from: 'type: string',
    to: 'title: Audience\ntype: string',
    line: 'title: Audience',
    expected: 'Only alternatives, members of oneOf and anyOf, have a title.',
  },
  {
    name: 'a keyword of parameters that no page shows',
    rule: 'custom/supported',
    file: 'resources/templates/parameters/TemplateAliasFilter.yaml',
    from: 'in: query',
    to: 'in: query\nallowReserved: true',
    line: 'allowReserved',
    expected: 'No page shows allowReserved. Say the same in the description, and remove allowReserved.',
  },
  {
    name: 'an operationId with an unknown verb',
    rule: 'rule/operation-id-verb',
    file: 'resources/webhooks/getWebhook.yaml',
    from: 'operationId: getWebhook',
    to: 'operationId: fetchWebhook',
    line: 'operationId: fetchWebhook',
    expected: 'Use one of the verbs add, cancel, create',
  },
  {
    name: 'an operationId that is not the name of its file',
    rule: 'custom/operation-files',
    file: 'resources/templates/getTemplate.yaml',
    from: 'operationId: getTemplate',
    to: 'operationId: getOneTemplate',
    line: 'operationId: getOneTemplate',
    expected: 'Write getTemplate, or rename the file to getOneTemplate.yaml.',
  },
  {
    name: 'an event whose operationId does not follow from its type',
    rule: 'custom/operation-files',
    file: 'webhooks/sending_domain.failed.yaml',
    from: 'operationId: sendingDomainFailed',
    to: 'operationId: domainFailed',
    line: 'operationId: domainFailed',
    expected: 'Write sendingDomainFailed.',
  },
  {
    name: 'an event in the file of another event',
    rule: 'custom/operation-files',
    file: 'openapi.yaml',
    from: '  email.opened: {',
    to: '  email.seen: {',
    at: 'webhooks/email.opened.yaml',
    line: 'post:',
    expected: 'Move it to webhooks/email.seen.yaml',
  },
  {
    name: 'an event whose resource is unknown',
    rule: 'custom/event-tags',
    file: 'shared/../openapi.yaml',
    from: '    x-event-prefix: suppression\n',
    to: '',
    at: 'openapi.yaml',
    line: 'suppression.created:',
    expected: 'The event suppression.created belongs to no resource. Add x-event-prefix: suppression to the tag',
  },
  {
    name: 'an event that no webhook can subscribe to',
    rule: 'custom/event-types',
    file: 'resources/webhooks/schemas/EventType.yaml',
    from: '  - campaign.sent\n',
    to: '  - campaign.finished\n',
    at: 'openapi.yaml',
    line: 'campaign.sent: { $ref: webhooks/campaign.sent.yaml }',
    expected: 'Add it to the enum, with a description.',
  },
  {
    name: 'an event without a description in the enum',
    rule: 'custom/event-types',
    file: 'webhooks/campaign.started.yaml',
    from: 'Sent when a campaign starts',
    to: 'Sent when it starts',
    at: 'resources/webhooks/schemas/EventType.yaml',
    line: '- campaign.finished',
    expected: 'openapi.yaml has no event campaign.finished. Add it to webhooks, or remove it from this list.',
  },
  {
    name: 'an event that is missing from the union of all events',
    rule: 'custom/event-types',
    file: 'webhooks/schemas/Event.yaml',
    from: '    email.clicked: EmailClickedEvent.yaml\n',
    to: '',
    line: 'mapping:',
    expected: 'email.clicked. Add it to oneOf and to the mapping.',
  },
  {
    name: 'an unknown scope',
    rule: 'custom/scopes',
    file: 'resources/campaigns/listCampaigns.yaml',
    from: '- apiKey: [campaigns:read]',
    to: '- apiKey: [newsletters:read]',
    line: '- apiKey: [newsletters:read]',
    expected: 'Use one of its scopes, or add it to the enum, with a description.',
  },
  {
    name: 'a scope that no operation requires',
    rule: 'custom/scopes',
    file: 'resources/api-keys/schemas/ApiScope.yaml',
    from: "  - 'suppressions:write'\n",
    to: "  - 'suppressions:write'\n  - 'letters:write'\n",
    line: "- 'letters:write'",
    expected: 'No operation requires the scope letters:write.',
  },
  {
    name: 'a response without the envelope',
    rule: 'custom/envelope',
    file: 'resources/tracking-domains/schemas/TrackingDomainResponse.yaml',
    from: /^required: .*\nproperties:\n {2}data:/mu,
    to: 'properties:\n  tracking_domain:',
    at: 'resources/tracking-domains/createTrackingDomain.yaml',
    line: 'schema: { $ref: schemas/TrackingDomainResponse.yaml }',
    expected: 'A successful response has the properties data, meta. Add to the schema of this one: data.',
  },
  {
    name: 'a list without pagination',
    rule: 'custom/envelope',
    file: 'resources/webhooks/schemas/WebhookListResponse.yaml',
    from: /^required: .*\n|^ {2}pagination: .*\n/gmu,
    to: '',
    at: 'resources/webhooks/listWebhooks.yaml',
    line: 'schema: { $ref: schemas/WebhookListResponse.yaml }',
    expected: 'Add to the schema of this one: pagination.',
  },
  {
    name: 'a list that cannot be paged backward',
    rule: 'custom/list-pagination',
    file: 'resources/templates/listTemplates.yaml',
    from: '  - { $ref: ../../shared/parameters/Before.yaml }\n',
    to: '',
    line: 'parameters:',
    expected: 'Add from shared/parameters: Before.yaml.',
  },
  {
    name: 'a PATCH that accepts an empty body',
    rule: 'rule/patch-body',
    file: 'resources/templates/schemas/UpdateTemplateRequest.yaml',
    from: 'minProperties: 1\n',
    to: '',
    line: 'type: object',
    expected: 'Add minProperties: 1 to its body, or required.',
  },
  {
    name: 'an id without a pattern, in its own file',
    rule: 'rule/id-pattern',
    file: 'resources/audiences/schemas/AudienceId.yaml',
    from: /pattern: .*\n/u,
    to: 'maxLength: 24\nminLength: 1\n',
    line: 'type: string',
    expected: 'An id has a pattern',
  },
  {
    name: 'an id without a pattern, inside an event',
    rule: 'rule/id-pattern',
    file: 'webhooks/schemas/BounceDetails.yaml',
    from: /pattern: .*\n/u,
    to: 'maxLength: 24\n',
    line: 'suppression_id:',
    expected: 'An id has a pattern',
  },
  {
    name: 'an example that YAML splits at a comma',
    rule: 'rule/one-example',
    file: 'resources/emails/schemas/PlainText.yaml',
    from: "['Thank you, Ada. Your order is confirmed.']",
    to: '[Thank you, Ada. Your order is confirmed.]',
    line: 'examples: [Thank you, Ada. Your order is confirmed.]',
    expected: 'Put a string with a comma in quotes',
  },
  {
    name: 'a request example without a response example',
    rule: 'custom/example-pairs',
    file: 'resources/audiences/createAudience.yaml',
    from: 'name_only: { $ref: ../../examples/audiences/createAudience.response',
    to: 'bare: { $ref: ../../examples/audiences/createAudience.response',
    line: 'name_only: { $ref: ../../examples/audiences/createAudience.request.name_only.json }',
    expected: 'in a file examples/<resource>/createAudience.response.name_only.json',
  },
  {
    name: 'a response example without a request example',
    rule: 'custom/example-pairs',
    file: 'resources/suppressions/createSuppression.yaml',
    from: 'manual: { $ref: ../../examples/suppressions/createSuppression.request',
    to: 'bare: { $ref: ../../examples/suppressions/createSuppression.request',
    line: 'manual: { $ref: ../../examples/suppressions/createSuppression.response.manual.json }',
    expected: 'in a file examples/<resource>/createSuppression.request.manual.json',
  },
  {
    name: 'a link to an operation that does not exist',
    rule: 'custom/known-operations',
    file: 'resources/audiences/links/ListSubscribers.yaml',
    from: 'operationId: listSubscribers',
    to: 'operationId: listReaders',
    line: 'operationId: listReaders',
    expected: 'There is no operation listReaders',
  },
  {
    name: 'an event related to an operation that does not exist',
    rule: 'custom/known-operations',
    file: 'webhooks/email.clicked.yaml',
    from: 'x-related-operations: [sendEmail, getEmail]',
    to: 'x-related-operations: [sendEmail, readEmail]',
    line: 'x-related-operations: [sendEmail, readEmail]',
    expected: 'There is no operation readEmail',
  },
  {
    name: 'an unused file',
    rule: 'custom/orphan-files',
    file: 'shared/schemas/Postcard.yaml',
    from: '',
    to: 'type: string\n',
    line: 'type: string',
    expected: 'Nothing refers to shared/schemas/Postcard.yaml. Point to it with $ref, or delete it.',
  },
  {
    name: 'an unused component',
    rule: 'rule/unused-schemas',
    file: 'webhooks/../openapi.yaml',
    from: 'components:\n  schemas:\n',
    to: 'components:\n  schemas:\n    Postage: { type: string, description: How much., maxLength: 5, minLength: 1, examples: [one] }\n',
    at: 'openapi.yaml',
    line: 'Postage:',
    expected: 'which nothing refers to',
  },
  {
    name: 'an error that is not a problem document',
    rule: 'rule/errors-are-problems',
    file: 'shared/responses/UnknownPath.yaml',
    from: 'application/problem+json:',
    to: 'application/json:',
    line: 'content:',
    expected: 'List its codes in x-error-codes instead of a response',
  },
  {
    name: 'a problem document without a code',
    rule: 'custom/error-codes',
    file: 'shared/schemas/Problem.yaml',
    from: 'detail, code, request_id',
    to: 'detail, request_id',
    line: 'required: [type, title, status, detail, request_id, retryable]',
    expected: 'Add to required: code.',
  },
  {
    name: 'an error code that does not exist',
    rule: 'custom/error-responses',
    file: 'resources/campaigns/listCampaigns.yaml',
    from: '[validation_failed]',
    to: '[validation_failed, wrong_order]',
    line: "'400': [validation_failed, wrong_order]",
    expected: 'There is no error code wrong_order. Use a code of 400 (validation_failed, ',
  },
  {
    name: 'an error code under the wrong status',
    rule: 'custom/error-responses',
    file: 'resources/campaigns/cancelCampaign.yaml',
    from: '[insufficient_scope, account_suspended]',
    to: '[insufficient_scope, account_suspended, invalid_state]',
    line: "'403': [insufficient_scope, account_suspended, invalid_state]",
    expected: "The error code invalid_state has the status 400, not 403. Move it to '400'.",
  },
  {
    name: 'an error code without an example',
    rule: 'custom/error-responses',
    follows: true,
    file: 'resources/emails/cancelEmail.yaml',
    from: '[invalid_state, validation_failed]',
    to: '[invalid_state, validation_failed, already_exists]',
    line: "'400': [invalid_state, validation_failed, already_exists]",
    expected: 'Add examples/emails/cancelEmail.response.already_exists.json, or examples/errors/already_exists.json',
  },
  {
    name: 'a status that is not one of the six',
    rule: 'custom/error-responses',
    file: 'resources/emails/updateEmail.yaml',
    from: "'500': [internal_error]",
    to: "'500': [internal_error]\n  '503': [internal_error]",
    line: "'503': [internal_error]",
    expected: 'The API returns no errors with the status 503. Use one of 400, 401, 403, 404, 429, 500.',
  },
  {
    name: 'a status without codes',
    rule: 'custom/error-responses',
    file: 'resources/emails/getEmail.yaml',
    from: '[rate_limit_exceeded]',
    to: '[]',
    line: "'429': []",
    expected: 'The status 429 needs a list of error codes, such as [rate_limit_exceeded, daily_limit_exceeded].',
  },
  {
    name: 'an error code with two statuses',
    rule: 'custom/error-codes',
    file: 'shared/schemas/InternalServerErrorProblemFields.yaml',
    from: '[internal_error]',
    to: '[internal_error, missing_api_key]',
    line: 'enum: [internal_error, missing_api_key]',
    expected: 'The error code missing_api_key is also in UnauthorizedProblemFields.yaml.',
  },
  {
    name: 'an error code without a status',
    rule: 'custom/error-codes',
    file: 'shared/schemas/ErrorCode.yaml',
    from: '  - internal_error\n',
    to: '  - internal_error\n  - lost_in_transit\n',
    line: '- lost_in_transit',
    expected: 'The error code lost_in_transit has no status.',
  },
  {
    name: 'a value of an enum without a description',
    rule: 'custom/enum-descriptions',
    file: 'shared/schemas/DnsRecordStatus.yaml',
    from: '[not_started, pending,',
    to: '[not_started, queued,',
    line: 'enum: [not_started, queued, verified, failed]',
    expected: 'The value queued has no description.',
  },
  {
    name: 'a description of a value that an enum does not have',
    rule: 'custom/enum-descriptions',
    file: 'resources/campaigns/schemas/CampaignStatus.yaml',
    from: '  failed: >-',
    to: '  paused: You paused it.\n  failed: >-',
    line: 'paused: You paused it.',
    expected: 'The enum has no value paused.',
  },
  {
    name: 'an operation without one of the six errors',
    rule: 'rule/six-errors',
    file: 'resources/campaigns/getCampaign.yaml',
    from: /^ {2}'404'.*\n/mu,
    to: '',
    line: 'responses:',
    expected: 'Add to x-error-codes: 404 is required.',
  },
  {
    name: 'an operation without a scope',
    rule: 'rule/required-scope',
    file: 'resources/audiences/getAudience.yaml',
    from: /^security:\n.*\n/mu,
    to: '',
    line: 'operationId: getAudience',
    expected: 'Write security: [{ apiKey: [emails:read] }] with its scope.',
  },
  {
    name: 'a description that begins with a list',
    rule: 'rule/description-start',
    file: 'resources/audiences/deleteAudience.yaml',
    from: '  Permanently deletes an audience',
    to: '  - Permanently deletes an audience',
    line: 'description: |',
    expected: 'A description begins with a paragraph that says what the operation does',
  },
  {
    name: 'a POST without Idempotency-Key',
    rule: 'rule/post-takes-idempotency-key',
    file: 'resources/webhooks/createWebhook.yaml',
    from: /^parameters:\n.*IdempotencyKey.*\n/mu,
    to: '',
    line: 'operationId: createWebhook',
    expected: 'Add to parameters: - { $ref: ../../shared/parameters/IdempotencyKey.yaml }.',
  },
  {
    name: 'a path with uppercase letters',
    rule: 'rule/kebab-case-paths',
    file: 'openapi.yaml',
    from: '  /tracking-domains:',
    to: '  /trackingDomains:',
    line: '/trackingDomains:',
    expected: 'has lowercase words joined by hyphens',
  },
];

/** Rules whose findings often follow from others, and are reported only if there are no others. */
const followUps = cases.filter(({rule, follows}) => follows ?? severities[rule] === 'warn');

describe.each([
  ['a cause', cases.filter((it) => !followUps.includes(it))],
  ['what may follow from another finding', followUps],
])('%s', (_kind, mistakes) => {
  let found: readonly Found[] = [];
  beforeAll(async () => {
    found = await problemsAfter(
      ...mistakes.map(({file, from, to}) => ({
        file,
        change: (text: string) => (from === '' ? text + to : text.replace(from, () => to)),
      })),
    );
  });

  it.each(mistakes)('is reported with its line and how to fix it: $name', ({rule, file, at = file, line, expected}) => {
    const findings = found.filter((problem) => problem.rule === rule && problem.file === at);
    expect(findings.map(({text, message}) => text.includes(line) && message.includes(expected))).toContain(true);
  });
});

it('requires the range of an integer, unless its values are known', async () => {
  const replaced = (file: string, from: RegExp, to: string): Mistake => ({
    file,
    change: (text) => text.replace(from, to),
  });
  const found = await problemsAfter(
    replaced('resources/audiences/schemas/Audience.yaml', /minimum: 0\n +maximum: .*\n/u, ''),
    replaced('shared/parameters/Limit.yaml', /minimum: 1, maximum: 100/u, 'enum: [20]'),
    replaced(
      'resources/campaigns/schemas/Campaign.yaml',
      /minimum: 0\n +maximum: .*\n +examples: (.*)\n/u,
      'const: 0\n    examples: [0]\n',
    ),
  );
  expect(found.filter(({rule}) => rule === 'rule/integer-limits').map(({file}) => file)).toEqual([
    'resources/audiences/schemas/Audience.yaml',
  ]);
});
