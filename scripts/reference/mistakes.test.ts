import {type Found, problemsAfter} from '../testing/brokenSpec';

/** A common mistake in its own file, and everything that the check reports about it. */
interface Case {
  name: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** The file of the finding, if it differs. */
  at?: string;
  /** Part of the line of the finding. */
  line: string;
  message: string;
}

const schema = (name: string): string => `resources/${name.replace('/', '/schemas/')}.yaml`;

/** Each also breaks other files, which must not be reported. */
const causes: readonly Case[] = [
  {
    name: 'a duplicate operationId',
    file: 'resources/emails/getEmail.yaml',
    from: 'operationId: getEmail',
    to: 'operationId: sendEmail',
    line: 'operationId: sendEmail',
    message:
      'The operationId sendEmail is in resources/emails/getEmail.yaml and in resources/emails/sendEmail.yaml. Write getEmail, or rename the file to sendEmail.yaml.',
  },
  {
    name: 'the operationId of another event',
    file: 'webhooks/email.opened.yaml',
    from: 'operationId: emailOpened',
    to: 'operationId: emailClicked',
    line: 'operationId: emailClicked',
    message:
      'The operationId emailClicked is in webhooks/email.opened.yaml and in webhooks/email.clicked.yaml. Write emailOpened.',
  },
  {
    name: 'a reference to a missing file',
    file: 'resources/templates/createTemplate.yaml',
    from: 'CreateTemplateRequest.yaml',
    to: 'Nothing.yaml',
    line: 'Nothing.yaml',
    message: 'schemas/Nothing.yaml. Correct it, or add the file.',
  },
  {
    name: 'a reference to a missing part of a file',
    file: 'resources/audiences/createAudience.yaml',
    from: 'CreateAudienceRequest.yaml',
    to: 'CreateAudienceRequest.yaml#/nothing',
    line: '#/nothing',
    message: 'The $ref leads to nothing. Correct it, or add its target.',
  },
  {
    name: 'nullable, as in OpenAPI 3.0',
    file: schema('templates/TemplateAlias'),
    from: 'type: string',
    to: 'type: string\nnullable: true',
    line: 'nullable: true',
    message: "OpenAPI 3.1 has no nullable. Add 'null' to the type: type: [string, 'null'].",
  },
  {
    name: 'required in a property',
    file: schema('campaigns/CampaignId'),
    from: 'type: string',
    to: 'type: string\nrequired: true',
    line: 'required: true',
    message: 'required is a list of property names in the object that contains them, such as required: [name].',
  },
  {
    name: 'a parameter without an example',
    file: 'resources/templates/parameters/TemplateAliasFilter.yaml',
    from: /^example:.*\n/mu,
    to: '',
    line: 'name: alias',
    message: 'The parameter alias has no example. Add one: example: …',
  },
  {
    name: 'minLength above maxLength',
    file: schema('templates/Template'),
    from: 'minLength: 1',
    to: 'minLength: 101',
    line: 'minLength: 101',
    message: 'minLength is 101 and maxLength is 100, so no value is valid. Correct one of them.',
  },
  {
    name: 'minimum above maximum',
    file: 'shared/parameters/Limit.yaml',
    from: 'minimum: 1,',
    to: 'minimum: 1000,',
    line: 'minimum: 1000',
    message: 'minimum is 1000 and maximum is 100, so no value is valid. Correct one of them.',
  },
  {
    name: 'an invalid pattern',
    file: schema('suppressions/SuppressionId'),
    from: /pattern: .*/u,
    to: "pattern: '^sup_[0-9'",
    line: 'pattern:',
    message: 'The pattern is not a regular expression: Unterminated character class. Correct it',
  },
  {
    name: 'a misspelled name in required',
    file: 'shared/schemas/Meta.yaml',
    from: 'required: [request_id]',
    to: 'required: [requst_id]',
    line: 'required: [requst_id]',
    message: 'There is no property "requst_id". Correct its name in required, or add it to properties.',
  },
  {
    name: 'a public operation',
    file: 'resources/templates/getTemplate.yaml',
    from: /^security:\n.*\n/mu,
    to: 'security: []\n',
    line: 'security: []',
    message:
      'An operation requires an API key with one scope. Public operations, several scopes and other schemes are not',
  },
  {
    name: 'a multipart request body',
    file: 'resources/webhooks/createWebhook.yaml',
    from: 'application/json:',
    to: 'multipart/form-data:',
    line: 'multipart/form-data:',
    message: 'The content type multipart/form-data is not supported in a request. Use application/json.',
  },
  {
    name: 'a CSV response',
    file: 'resources/templates/listTemplates.yaml',
    from: 'application/json:',
    to: 'text/csv:\n        schema: { type: string }\n      application/json:',
    line: 'text/csv:',
    message: 'The content type text/csv is not supported in a response. Use application/json',
  },
  {
    name: 'a callback',
    file: 'resources/campaigns/createCampaign.yaml',
    from: 'x-error-codes:',
    to: "callbacks:\n  sent:\n    '{$request.body#/url}':\n      post: { summary: Done, responses: { '200': { description: Fine. } } }\nx-error-codes:",
    line: 'callbacks:',
    message: 'No page shows callbacks. Describe the request as an event in webhooks/, and remove callbacks.',
  },
  {
    name: 'a cookie',
    file: 'resources/webhooks/listWebhooks.yaml',
    from: 'parameters:',
    to: 'parameters:\n  - { name: session, in: cookie, description: The session., schema: { type: string, minLength: 1, maxLength: 9 }, example: abc }',
    line: 'in: cookie',
    message: 'The cookie session is not supported. Send it in a header: write in: header.',
  },
  {
    name: 'true instead of a schema',
    file: schema('campaigns/DeletedCampaign'),
    from: 'properties:',
    to: 'properties:\n  payload: true',
    line: 'payload: true',
    message:
      'The property "payload" has no description. Instead of true, write { description: … } with a sentence with its meaning',
  },
  {
    name: 'another authentication',
    file: 'openapi.yaml',
    from: 'scheme: bearer\n      bearerFormat: API key',
    to: 'scheme: basic',
    line: 'scheme: basic',
    message: 'Samples and the request builder send an API key as a Bearer token. Use type: http and scheme: bearer.',
  },
  {
    name: 'an unknown format',
    file: schema('sending-domains/SendingDomain'),
    from: 'format: date-time',
    to: 'format: datetime',
    line: 'format: datetime',
    message: 'Nothing checks the format "datetime". Use a pattern, or one of these formats: date, time, date-time,',
  },
  {
    name: 'a property without a description',
    file: schema('audiences/Audience'),
    from: /(?<=object:\n {4}type: string\n) {4}description: .*\n/u,
    to: '',
    line: 'object:',
    message:
      'The property "object" has no description. Add a sentence with its meaning, and when it is absent or null.',
  },
];

/** Findings that often follow from others, and are reported only if there are no others. */
const followUps: readonly Case[] = [
  {
    name: 'a response field that its schema lacks',
    file: 'examples/templates/getTemplate.response.text_only.json',
    from: '"object": "template"',
    to: '"object": "template",\n      "color": "red"',
    line: '"color": "red"',
    message: 'The schema has no field "color". Remove it here, or add it to resources/templates/schemas/Template.yaml.',
  },
  {
    name: 'a request field that its closed schema lacks',
    file: 'examples/templates/createTemplate.request.text_only.json',
    from: '"name":',
    to: '"color": "red",\n    "name":',
    line: '"color": "red"',
    message:
      'The schema has no field "color". Remove it here, or add it to resources/templates/schemas/TemplateFields.yaml.',
  },
  {
    name: 'an event field that its schema lacks',
    file: 'examples/events/campaign.sent.sent.json',
    from: '"type":',
    to: '"color": "red",\n    "type":',
    line: '"color": "red"',
    message: 'The schema has no field "color". Remove it here, or add it to webhooks/schemas/CampaignSentEvent.yaml.',
  },
  {
    name: 'a value of the wrong type',
    file: 'examples/audiences/getAudience.response.filled.json',
    from: '"object": "audience"',
    to: '"object": 5',
    line: '"object": 5',
    message:
      '"data.object" is 5. Expected a string. Correct it, or the schema in resources/audiences/schemas/Audience.yaml.',
  },
  {
    name: 'a missing field',
    file: 'examples/webhooks/getWebhook.response.enabled.json',
    from: /\n.*"enabled": .*/u,
    to: '',
    line: '"data": {',
    message: '"data.enabled" is missing. Correct it, or the schema in resources/webhooks/schemas/Webhook.yaml.',
  },
  {
    name: 'a default of the wrong type',
    file: 'shared/parameters/Limit.yaml',
    from: 'default: 20',
    to: 'default: twenty',
    line: 'default: twenty',
    message:
      'The default is "twenty". Expected a whole number. Correct it, or the schema in shared/parameters/Limit.yaml.',
  },
  {
    name: 'a default next to a reference',
    file: schema('templates/TemplateVariableInput'),
    from: 'default: string',
    to: 'default: text',
    line: 'default: text',
    message: 'The default is "text". Expected one of: string, number, boolean.',
  },
  {
    name: 'an example of a parameter above its maximum',
    file: 'resources/templates/parameters/TemplateAliasFilter.yaml',
    from: /^example: .*/mu,
    to: 'example: Not An Alias',
    line: 'example: Not An Alias',
    message: 'The example is "Not An Alias". Expected a match for the pattern',
  },
  {
    name: 'a schema example that the schema rejects',
    file: schema('emails/AttachmentFields'),
    from: 'examples: [logo]',
    to: 'examples: [a logo]',
    line: 'examples: [a logo]',
    message: 'The example is "a logo". Expected a match for the pattern',
  },
  {
    name: 'a request ID that another example has',
    file: 'examples/templates/updateTemplate.response.validation_failed.json',
    from: /req_\w+/u,
    to: 'req_8YtloYoLgYSt0BDooMFP',
    line: 'req_8YtloYoLgYSt0BDooMFP',
    message:
      'The request ID req_8YtloYoLgYSt0BDooMFP is also in examples/templates/createTemplate.response.already_exists.json.',
  },
  {
    name: 'an error with a pointer to a field of another operation',
    file: 'examples/emails/updateEmail.response.validation_failed.json',
    from: /"pointer": ".*"/u,
    to: '"pointer": "/to/0"',
    line: '"pointer": "/to/0"',
    message: 'updateEmail has no /to/0 in its request. Point to one of its parameters or fields.',
  },
];

describe.each([
  ['a cause', causes],
  ['what may follow from another finding', followUps],
])('%s', (_kind, cases) => {
  let found: readonly Found[] = [];
  beforeAll(async () => {
    found = await problemsAfter(
      ...cases.map(({file, from, to}) => ({file, change: (text: string) => text.replace(from, () => to)})),
    );
  });

  it.each(cases)('is reported with file, line and fix: $name', ({file, at = file, line, message}) => {
    const reported = found.filter((problem) => problem.file === at && problem.text.includes(line));
    expect(reported.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it('is the only finding', () => {
    expect(found.map(({file, line, message}) => `${file}:${line} ${message}`)).toHaveLength(cases.length);
  });
});
