import {type Found, problemsAfter} from './testing/brokenSpec';

/** An error, and the only finding about it. */
interface Case {
  rule: string;
  file: string;
  /** The text to replace. Without it, the file is new. */
  from?: string | RegExp;
  to: string;
  /** The file of the finding, if it differs. */
  at?: string;
  /** Part of the line of the finding, if the last line of `to` isn't part of it. */
  line?: string;
  /** Part of the message, including the fix. */
  message: string;
}

/** Mistakes that are always reported. Some also cause errors in other files, which must not be reported. */
const causes: readonly Case[] = [
  {
    rule: 'rule/list-envelope',
    file: 'resources/webhooks/schemas/WebhookListResponse.yaml',
    from: /^required: .*\n|^ {2}pagination: .*\n/gmu,
    to: '',
    line: 'properties:',
    message: 'A list response must also have a pagination property. Add it to the schema.',
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
    file: 'resources/campaigns/cancelCampaign.yaml',
    from: '[insufficient_scope, account_suspended]',
    to: '[insufficient_scope, account_suspended, invalid_state]',
    message: "The error code invalid_state has the status 400, not 403. Move it to '400'.",
  },
  {
    rule: 'custom/event-tags',
    file: 'openapi.yaml',
    from: '    x-event-prefix: suppression\n',
    to: '',
    line: 'suppression.created:',
    message: 'The suppression.created event does not belong to a resource. Add x-event-prefix: suppression to the tag',
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
    line: 'discriminator:',
    message:
      'The union of all events has no email.clicked in the mapping. Each event must be in oneOf and in the mapping.',
  },
  {
    rule: 'rule/list-pagination',
    file: 'resources/templates/listTemplates.yaml',
    from: '  - { $ref: ../../shared/parameters/Before.yaml }\n',
    to: '',
    line: '- { $ref: ../../shared/parameters/Limit.yaml }',
    message: 'Add those that are missing, such as - { $ref: ../../shared/parameters/Before.yaml }.',
  },
  {
    rule: 'custom/operation-files',
    file: 'resources/emails/getEmail.yaml',
    from: 'operationId: getEmail',
    to: 'operationId: sendEmail',
    message: 'the file is resources/emails/getEmail.yaml. Write getEmail, or rename the file to sendEmail.yaml.',
  },
  {
    rule: 'custom/operation-files',
    file: 'openapi.yaml',
    from: 'campaign.started: { $ref: webhooks/campaign.started.yaml }',
    to: 'campaign.started: { $ref: webhooks/campaign.failed.yaml }',
    at: 'webhooks/campaign.failed.yaml',
    line: 'post:',
    message: 'The campaign.started event is in campaign.failed.yaml. Move it to webhooks/campaign.started.yaml',
  },
  {
    rule: 'custom/property-descriptions',
    file: 'resources/audiences/schemas/Audience.yaml',
    from: /(?<=object:\n {4}type: string\n) {4}description: .*\n/u,
    to: '',
    line: 'object:',
    message: 'The property "object" has no description. Add a sentence that explains what it means',
  },
  {
    rule: 'no-required-schema-properties-undefined',
    file: 'shared/schemas/Meta.yaml',
    from: 'required: [request_id]',
    to: 'required: [requst_id]',
    message: "Required property 'requst_id' is not defined. Correct its name in required, or add it to properties",
  },
  {
    rule: 'custom/supported',
    file: 'resources/emails/schemas/EmailTags.yaml',
    from: 'type: array',
    to: 'type: array\ncontains: { type: object }',
    message: "Pages don't show contains here. State in the description what the list contains, and remove contains.",
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
    rule: 'custom/scopes',
    file: 'resources/audiences/getAudience.yaml',
    from: '- apiKey: [audiences:read]',
    to: '- apiKey: [audience:read]',
    message: 'Use one of its scopes, or add it to the enum, with a description.',
  },
  {
    rule: 'rule/body-required',
    file: 'resources/suppressions/createSuppression.yaml',
    from: '  required: true\n',
    to: '',
    line: 'description: The address to suppress.',
    message: 'Add required: true, or required: false if a request without a body is valid.',
  },
  {
    rule: 'struct',
    file: 'resources/templates/schemas/TemplateAlias.yaml',
    from: 'type: string',
    to: 'type: string\nnullable: true',
    message: "OpenAPI 3.1 doesn't support nullable. Remove it, and add 'null' to the type: type: [string, 'null'].",
  },
];

/** Findings that are often caused by others, and are reported only if there are no others. */
const followUps: readonly Case[] = [
  {
    rule: 'custom/enum-descriptions',
    file: 'shared/schemas/DnsRecordStatus.yaml',
    from: 'pending,',
    to: 'queued, pending,',
    message: 'The value queued has no description.',
  },
  {
    rule: 'custom/error-examples',
    file: 'examples/emails/updateEmail.response.validation_failed.json',
    from: /"pointer": ".*"/u,
    to: '"pointer": "/to/0"',
    message: 'updateEmail has no /to/0 in its request. Point to one of its parameters or fields.',
  },
  {
    rule: 'custom/example-pairs',
    file: 'resources/audiences/createAudience.yaml',
    from: 'examples:\n',
    to: 'examples:\n        bare: { $ref: ../../examples/audiences/createAudience.request.name_only.json }\n',
    message: 'in examples/<resource>/createAudience.response.bare.json',
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
    file: 'examples/webhooks/getWebhook.response.enabled.json',
    from: /\n.*"enabled": .*/u,
    to: '',
    line: '"data": {',
    message: '"data.enabled" is missing. Correct the example, or the schema in resources/webhooks/schemas/Webhook',
  },
  {
    rule: 'custom/known-operations',
    file: 'resources/audiences/links/ListSubscribers.yaml',
    from: 'operationId: listSubscribers',
    to: 'operationId: listReaders',
    message: 'There is no operation listReaders',
  },
  {
    rule: 'custom/orphan-files',
    file: 'shared/schemas/Postcard.yaml',
    to: 'type: string\n',
    at: 'openapi.yaml',
    line: 'openapi: ',
    message: 'Nothing refers to shared/schemas/Postcard.yaml. Point to it with $ref, or delete it.',
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
