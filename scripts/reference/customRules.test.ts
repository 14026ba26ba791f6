import {plugin} from '../../api-spec/rules/custom/index';
import {type Found, problemsAfter} from '../testing/brokenSpec';

/** A mistake, and the only finding about it. */
interface Case {
  rule: string;
  file: string;
  /** The text to replace. Without it, the file is new. */
  from?: string | RegExp;
  to: string;
  /** The file of the finding, if it differs. */
  at?: string;
  /** Part of the line of the finding, if the last line of `to` is no part of it. */
  line?: string;
  /** Part of the message, with how to fix it. */
  message: string;
}

/** Mistakes that are always reported. Some also break other files, which must not be reported. */
const causes: readonly Case[] = [
  {
    rule: 'custom/envelope',
    file: 'resources/webhooks/schemas/WebhookListResponse.yaml',
    from: /^required: .*\n|^ {2}pagination: .*\n/gmu,
    to: '',
    at: 'resources/webhooks/listWebhooks.yaml',
    line: 'schema: { $ref: schemas/WebhookListResponse.yaml }',
    message: 'Add to the schema of this one: pagination.',
  },
  {
    rule: 'custom/error-codes',
    file: 'shared/schemas/Problem.yaml',
    from: 'detail, code, request_id',
    to: 'detail, request_id',
    message: 'Add to required: code.',
  },
  {
    rule: 'custom/error-codes',
    file: 'shared/schemas/InternalServerErrorProblemFields.yaml',
    from: '[internal_error]',
    to: '[internal_error, missing_api_key]',
    message: 'The error code missing_api_key is also in UnauthorizedProblemFields.yaml.',
  },
  {
    rule: 'custom/error-codes',
    file: 'shared/schemas/ErrorCode.yaml',
    from: '  - internal_error\n',
    to: '  - internal_error\n  - lost_in_transit\n',
    message: 'The error code lost_in_transit has no status.',
  },
  {
    rule: 'custom/error-responses',
    file: 'resources/campaigns/listCampaigns.yaml',
    from: '[validation_failed]',
    to: '[validation_failed, wrong_order]',
    message: 'There is no error code wrong_order. Use a code of 400 (validation_failed, ',
  },
  {
    rule: 'custom/error-responses',
    file: 'resources/campaigns/cancelCampaign.yaml',
    from: '[insufficient_scope, account_suspended]',
    to: '[insufficient_scope, account_suspended, invalid_state]',
    message: "The error code invalid_state has the status 400, not 403. Move it to '400'.",
  },
  {
    rule: 'custom/error-responses',
    file: 'resources/emails/updateEmail.yaml',
    from: "'500': [internal_error]",
    to: "'500': [internal_error]\n  '503': [internal_error]",
    message: 'The API returns no errors with the status 503. Use one of 400, 401, 403, 404, 429, 500.',
  },
  {
    rule: 'custom/event-tags',
    file: 'openapi.yaml',
    from: '    x-event-prefix: suppression\n',
    to: '',
    line: 'suppression.created:',
    message: 'The event suppression.created belongs to no resource. Add x-event-prefix: suppression to the tag',
  },
  {
    rule: 'custom/event-types',
    file: 'resources/webhooks/schemas/EventType.yaml',
    from: '  - campaign.sent\n',
    to: '',
    at: 'openapi.yaml',
    line: 'campaign.sent: { $ref: webhooks/campaign.sent.yaml }',
    message: 'Add it to the enum, with a description.',
  },
  {
    rule: 'custom/event-types',
    file: 'webhooks/schemas/Event.yaml',
    from: '    email.clicked: EmailClickedEvent.yaml\n',
    to: '',
    line: 'mapping:',
    message: 'email.clicked. Add it to oneOf and to the mapping.',
  },
  {
    rule: 'custom/example-values',
    file: 'resources/sending-domains/schemas/SendingDomain.yaml',
    from: 'format: date-time',
    to: 'format: datetime',
    message: 'Nothing checks the format "datetime". Use a pattern, or one of these formats: date, time, date-time,',
  },
  {
    rule: 'custom/limits',
    file: 'resources/templates/schemas/Template.yaml',
    from: 'minLength: 1',
    to: 'minLength: 101',
    message: 'minLength is 101 and maxLength is 100, so no value is valid. Correct one of them.',
  },
  {
    rule: 'custom/limits',
    file: 'resources/suppressions/schemas/SuppressionId.yaml',
    from: /pattern: .*/u,
    to: "pattern: '^sup_[0-9'",
    message: 'The pattern is not a regular expression: Unterminated character class. Correct it',
  },
  {
    rule: 'custom/list-pagination',
    file: 'resources/templates/listTemplates.yaml',
    from: '  - { $ref: ../../shared/parameters/Before.yaml }\n',
    to: '',
    line: 'parameters:',
    message: 'Add from shared/parameters: Before.yaml.',
  },
  {
    rule: 'custom/operation-files',
    file: 'resources/emails/getEmail.yaml',
    from: 'operationId: getEmail',
    to: 'operationId: sendEmail',
    message: 'and in resources/emails/sendEmail.yaml. Write getEmail, or rename the file to sendEmail.yaml.',
  },
  {
    rule: 'custom/operation-files',
    file: 'webhooks/sending_domain.failed.yaml',
    from: 'operationId: sendingDomainFailed',
    to: 'operationId: domainFailed',
    message: 'Write sendingDomainFailed.',
  },
  {
    rule: 'custom/parameter-examples',
    file: 'resources/templates/parameters/TemplateAliasFilter.yaml',
    from: /^example:.*\n/mu,
    to: '',
    line: 'name: alias',
    message: 'The parameter alias has no example. Add one: example: …',
  },
  {
    rule: 'custom/property-descriptions',
    file: 'resources/campaigns/schemas/DeletedCampaign.yaml',
    from: 'properties:',
    to: 'properties:\n  payload: true',
    message: 'The property "payload" has no description. Instead of true, write { description: … }',
  },
  {
    rule: 'custom/property-descriptions',
    file: 'resources/audiences/schemas/Audience.yaml',
    from: /(?<=object:\n {4}type: string\n) {4}description: .*\n/u,
    to: '',
    line: 'object:',
    message: 'The property "object" has no description. Add a sentence with its meaning',
  },
  {
    rule: 'custom/required-properties',
    file: 'shared/schemas/Meta.yaml',
    from: 'required: [request_id]',
    to: 'required: [requst_id]',
    message: 'There is no property "requst_id". Correct its name in required, or add it to properties.',
  },
  {
    rule: 'custom/supported',
    file: 'resources/webhooks/createWebhook.yaml',
    from: 'application/json:',
    to: 'multipart/form-data:',
    message: 'The content type multipart/form-data is not supported in a request. Use application/json.',
  },
  {
    rule: 'custom/supported',
    file: 'resources/webhooks/listWebhooks.yaml',
    from: 'parameters:',
    to: 'parameters:\n  - { name: session, in: cookie, description: The session., schema: { type: string, minLength: 1, maxLength: 9 }, example: abc }',
    message: 'The cookie session is not supported. Send it in a header: write in: header.',
  },
  {
    rule: 'custom/supported',
    file: 'resources/emails/schemas/EmailTags.yaml',
    from: 'type: array',
    to: 'type: array\ncontains: { type: object }',
    message: 'No page shows contains. Describe in the description what the list contains, and remove contains.',
  },
  {
    rule: 'custom/supported',
    file: 'resources/campaigns/schemas/CampaignId.yaml',
    from: 'type: string',
    to: 'type: string\ntitle: Audience',
    message: 'Only alternatives, members of oneOf and anyOf, have a title.',
  },
  {
    rule: 'no-unresolved-refs',
    file: 'resources/templates/createTemplate.yaml',
    from: 'CreateTemplateRequest.yaml',
    to: 'Nothing.yaml',
    message: 'schemas/Nothing.yaml. Correct it, or add the file.',
  },
  {
    rule: 'no-unresolved-refs',
    file: 'resources/audiences/createAudience.yaml',
    from: 'CreateAudienceRequest.yaml',
    to: 'CreateAudienceRequest.yaml#/nothing',
    message: 'The $ref leads to nothing. Correct it, or add its target.',
  },
  {
    rule: 'rule/bearer-token',
    file: 'openapi.yaml',
    from: 'scheme: bearer\n      bearerFormat: API key',
    to: 'scheme: basic',
    message: 'Samples and the request builder send an API key as a Bearer token. Use type: http and scheme: bearer.',
  },
  {
    rule: 'rule/description-start',
    file: 'resources/audiences/deleteAudience.yaml',
    from: '  Permanently deletes an audience',
    to: '  - Permanently deletes an audience',
    line: 'description: |',
    message: 'A description begins with a paragraph that says what the operation does',
  },
  {
    rule: 'rule/errors-are-problems',
    file: 'shared/responses/UnknownPath.yaml',
    from: 'application/problem+json:',
    to: 'application/json:',
    line: 'content:',
    message: 'List its codes in x-error-codes instead of a response',
  },
  {
    rule: 'rule/id-pattern',
    file: 'resources/audiences/schemas/AudienceId.yaml',
    from: /pattern: .*\n/u,
    to: 'maxLength: 24\nminLength: 1\n',
    line: 'type: string',
    message: 'An id has a pattern',
  },
  {
    rule: 'rule/integer-limits',
    file: 'resources/emails/schemas/BulkEmailIndex.yaml',
    from: /^minimum: .*\nmaximum: .*\n/mu,
    to: '',
    line: 'type: integer',
    message: 'Add minimum and maximum',
  },
  {
    rule: 'rule/kebab-case-paths',
    file: 'openapi.yaml',
    from: '  /tracking-domains:',
    to: '  /trackingDomains:',
    message: 'has lowercase words joined by hyphens',
  },
  {
    rule: 'rule/one-example',
    file: 'resources/emails/schemas/PlainText.yaml',
    from: "['Thank you, Ada. Your order is confirmed.']",
    to: '[Thank you, Ada. Your order is confirmed.]',
    message: 'Put a string with a comma in quotes',
  },
  {
    rule: 'rule/patch-body',
    file: 'resources/templates/schemas/UpdateTemplateRequest.yaml',
    from: 'minProperties: 1\n',
    to: '',
    line: 'type: object',
    message: 'Add minProperties: 1 to its body, or required.',
  },
  {
    rule: 'rule/post-takes-idempotency-key',
    file: 'resources/webhooks/createWebhook.yaml',
    from: /^parameters:\n.*IdempotencyKey.*\n/mu,
    to: '',
    line: 'operationId: createWebhook',
    message: 'Add to parameters: - { $ref: ../../shared/parameters/IdempotencyKey.yaml }.',
  },
  {
    rule: 'rule/required-scope',
    file: 'resources/templates/getTemplate.yaml',
    from: /^security:\n.*\n/mu,
    to: 'security: []\n',
    message: 'An operation requires an API key with one scope.',
  },
  {
    rule: 'rule/six-errors',
    file: 'resources/campaigns/getCampaign.yaml',
    from: /^ {2}'404'.*\n/mu,
    to: '',
    line: 'responses:',
    message: 'Add to x-error-codes: 404 is required.',
  },
  {
    rule: 'rule/unused-schemas',
    file: 'openapi.yaml',
    from: 'components:\n  schemas:\n',
    to: 'components:\n  schemas:\n    Postage: { type: string, description: How much., maxLength: 5, minLength: 1, examples: [one] }\n',
    message: 'which nothing refers to',
  },
  {
    rule: 'struct',
    file: 'resources/templates/schemas/TemplateAlias.yaml',
    from: 'type: string',
    to: 'type: string\nnullable: true',
    message: "OpenAPI 3.1 has no nullable. Add 'null' to the type: type: [string, 'null'].",
  },
];

/** Findings that often follow from others, and are reported only if there are no others. */
const followUps: readonly Case[] = [
  {
    rule: 'custom/enum-descriptions',
    file: 'shared/schemas/DnsRecordStatus.yaml',
    from: 'pending,',
    to: 'queued, pending,',
    message: 'The value queued has no description.',
  },
  {
    rule: 'custom/enum-descriptions',
    file: 'resources/campaigns/schemas/CampaignStatus.yaml',
    from: '  failed: >-',
    to: '  paused: You paused it.\n  failed: >-',
    line: 'paused: You paused it.',
    message: 'The enum has no value paused.',
  },
  {
    rule: 'custom/error-examples',
    file: 'examples/templates/updateTemplate.response.validation_failed.json',
    from: /req_\w+/u,
    to: 'req_8YtloYoLgYSt0BDooMFP',
    message: 'is also in examples/templates/createTemplate.response.already_exists.json.',
  },
  {
    rule: 'custom/error-examples',
    file: 'examples/emails/updateEmail.response.validation_failed.json',
    from: /"pointer": ".*"/u,
    to: '"pointer": "/to/0"',
    message: 'updateEmail has no /to/0 in its request. Point to one of its parameters or fields.',
  },
  {
    rule: 'custom/error-responses',
    file: 'resources/emails/cancelEmail.yaml',
    from: '[invalid_state, validation_failed]',
    to: '[invalid_state, validation_failed, already_exists]',
    message: 'Add examples/emails/cancelEmail.response.already_exists.json, or examples/errors/already_exists.json',
  },
  {
    rule: 'custom/example-pairs',
    file: 'resources/audiences/createAudience.yaml',
    from: 'examples:\n',
    to: 'examples:\n        bare: { $ref: ../../examples/audiences/createAudience.request.name_only.json }\n',
    message: 'in a file examples/<resource>/createAudience.response.bare.json',
  },
  {
    rule: 'custom/example-pairs',
    file: 'resources/suppressions/createSuppression.yaml',
    from: /(?<=responses:[^]*)examples:\n/u,
    to: 'examples:\n          bare: { $ref: ../../examples/suppressions/createSuppression.response.manual.json }\n',
    message: 'in a file examples/<resource>/createSuppression.request.bare.json',
  },
  {
    rule: 'custom/example-values',
    file: 'examples/templates/getTemplate.response.text_only.json',
    from: '"object": "template"',
    to: '"object": "template",\n      "color": "red"',
    message: 'The schema has no field "color". Remove it here, or add it to resources/templates/schemas/Template.yaml.',
  },
  {
    rule: 'custom/example-values',
    file: 'examples/audiences/getAudience.response.filled.json',
    from: '"object": "audience"',
    to: '"object": 5',
    message: '"data.object" is 5. Expected a string. Correct it, or the schema in',
  },
  {
    rule: 'custom/example-values',
    file: 'examples/webhooks/getWebhook.response.enabled.json',
    from: /\n.*"enabled": .*/u,
    to: '',
    line: '"data": {',
    message: '"data.enabled" is missing. Correct it, or the schema in resources/webhooks/schemas/Webhook.yaml.',
  },
  {
    rule: 'custom/example-values',
    file: 'resources/templates/schemas/TemplateVariableInput.yaml',
    from: 'default: string',
    to: 'default: text',
    message: 'The default is "text". Expected one of: string, number, boolean.',
  },
  {
    rule: 'custom/example-values',
    file: 'resources/emails/schemas/AttachmentFields.yaml',
    from: 'examples: [logo]',
    to: 'examples: [a logo]',
    message: 'The example is "a logo". Expected a match for the pattern',
  },
  {
    rule: 'custom/known-operations',
    file: 'resources/audiences/links/ListSubscribers.yaml',
    from: 'operationId: listSubscribers',
    to: 'operationId: listReaders',
    message: 'There is no operation listReaders',
  },
  {
    rule: 'custom/known-operations',
    file: 'webhooks/email.clicked.yaml',
    from: 'x-related-operations: [sendEmail, getEmail]',
    to: 'x-related-operations: [sendEmail, readEmail]',
    message: 'There is no operation readEmail',
  },
  {
    rule: 'custom/orphan-files',
    file: 'shared/schemas/Postcard.yaml',
    to: 'type: string\n',
    message: 'Nothing refers to shared/schemas/Postcard.yaml. Point to it with $ref, or delete it.',
  },
  {
    rule: 'custom/scopes',
    file: 'resources/api-keys/createApiKey.yaml',
    from: '- apiKey: [api_keys:write]',
    to: '- apiKey: [keys:write]',
    message: 'Use one of its scopes, or add it to the enum, with a description.',
  },
  {
    rule: 'custom/scopes',
    file: 'resources/api-keys/schemas/ApiScope.yaml',
    from: 'x-enumDescriptions:\n',
    to: "  - 'letters:write'\nx-enumDescriptions:\n  'letters:write': Write letters.\n",
    line: "- 'letters:write'",
    message: 'No operation requires the scope letters:write.',
  },
];

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? '';

describe.each([
  ['causes', causes],
  ['what may follow from them', followUps],
])('findings: %s', (_kind, cases) => {
  let found: readonly Found[] = [];
  beforeAll(async () => {
    found = await problemsAfter(
      ...cases.map(({file, from, to}) => ({
        file,
        change: (text: string) => (from === undefined ? to : text.replace(from, () => to)),
      })),
    );
  });

  const isAbout = ({file, text}: Found, {file: changed, at = changed, to, line = lastLine(to)}: Case): boolean =>
    file === at && text.includes(line);

  it.each(cases)('$rule: $message', (mistake) => {
    const {rule, message} = mistake;
    expect(found.filter((it) => isAbout(it, mistake))).toEqual([
      expect.objectContaining({rule, message: expect.stringContaining(message) as string}),
    ]);
  });

  it('are the only ones', () => {
    expect(found.filter((it) => !cases.some((mistake) => isAbout(it, mistake)))).toEqual([]);
  });
});

it('covers every rule of our own', () => {
  const covered = new Set([...causes, ...followUps].map(({rule}) => rule));
  const {rules, preprocessors} = plugin;
  const names = Object.keys({...rules.oas3, ...preprocessors.oas3}).map((name) => `custom/${name}`);
  expect(names.filter((name) => !covered.has(name))).toEqual([]);
});
