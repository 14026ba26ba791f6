import {type Found, problemsAfter} from './testing/brokenSpec';

/** A change to a file, and the message of the only problem that it causes. */
type Case = readonly [kind: string, file: string, from: string, to: string, message: string];

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const level = (number: number): string =>
  number > 9 ? "{ type: boolean, description: 'End.', examples: [true] }" : `{ $ref: Level${number}.yaml }`;
const nested = (type: string): string =>
  `{ type: object, description: A., properties: { min: { type: ${type}, description: B., examples: [true] } } }`;

const inObject = 'resources/api-keys/schemas/ApiKey.yaml';
const field = (name: string, schema: string): [file: string, from: string, to: string] => [
  inObject,
  'properties:\n',
  `properties:\n  ${name}: { description: A., ${schema} }\n`,
];

/** Constructs that lint used to accept, although pages, samples, or the mock were wrong. */
const silent: readonly Case[] = [
  [
    'an object in a deepObject',
    'resources/templates/parameters/TemplateAliasFilter.yaml',
    'schema: { $ref: ../schemas/TemplateAlias.yaml }\n',
    `style: deepObject\nschema: { type: object, properties: { opens: ${nested('boolean')} } }\n`,
    'alias has the style deepObject, which serializes objects of single values, but opens is a list or an object.',
  ],
  [
    'a style of paths',
    'resources/webhooks/parameters/WebhookIdParameter.yaml',
    'in: path',
    'in: path\nstyle: matrix',
    'The style matrix is not supported in a path parameter. Use simple.',
  ],
  [
    'a list of lists',
    'resources/webhooks/parameters/WebhookEventFilter.yaml',
    '{ $ref: ../schemas/EventType.yaml }',
    '{ type: array, maxItems: 9, items: { type: array, maxItems: 9, items: { type: boolean } } }\nstyle: form\nexplode: true',
    'but an item is a list or an object. Use multiple parameters with single values',
  ],
  [
    'limits of members of allOf',
    'resources/webhooks/schemas/WebhookId.yaml',
    'type: string',
    'type: string\nallOf: [{ minLength: 10, maxLength: 20 }, { minLength: 1, maxLength: 5 }]',
    'No value is valid: minLength is 10 and maxLength is 5. Correct one of them.',
  ],
  [
    'limits beside a reference',
    'resources/suppressions/schemas/SuppressionResponse.yaml',
    '{ $ref: Suppression.yaml }',
    '{ $ref: Suppression.yaml, properties: { reason: { description: R., enum: [other] } } }',
    'No value is valid in "reason": its types, values, and alternatives have nothing in common. Correct one of them.',
  ],
  [
    'values outside of the limits',
    'resources/suppressions/schemas/SuppressionReason.yaml',
    'type: string',
    'type: string\nmaxLength: 3\nminLength: 0',
    'No value is valid: enum (or const) and the limits have no value in common.',
  ],
  [
    'a type without a value',
    'resources/sending-domains/schemas/SendingDomainStatus.yaml',
    'type: string',
    "type: [string, 'null']",
    'type lists null, but no enum value has this type. Add such a value to enum, or remove null from type.',
  ],
  [
    'a misspelled field in dependentRequired',
    'resources/audiences/schemas/UpdateAudienceRequest.yaml',
    'minProperties: 1',
    'minProperties: 1\ndependentRequired: { name: [descripton] }',
    'dependentRequired lists descripton, which is not in properties. Correct its name',
  ],
  [
    'slashes around a pattern',
    'resources/suppressions/schemas/SuppressionId.yaml',
    '^sup_[0-9A-Za-z]{20}$',
    '/^sup_[0-9A-Za-z]{20}$/i',
    "The slashes are part of the pattern, so it doesn't match any string. Remove them",
  ],
  [
    'a pattern of another language',
    'resources/campaigns/schemas/CampaignId.yaml',
    '^cmp_[0-9A-Za-z]{20}$',
    '\\Acmp_[0-9A-Za-z]{20}\\z',
    "The pattern isn't a JavaScript regular expression: Invalid escape. Flags such as (?i) aren't supported, and",
  ],
  [
    'an empty enum',
    'resources/subscribers/schemas/SubscriberStatus.yaml',
    '[subscribed, unsubscribed, bounced, complained]',
    '[]',
    'The enum is empty, so no value is valid. Add its values, or remove it.',
  ],
  [
    'null and another type',
    ...field('a', "allOf: [{ type: 'null' }, { $ref: ApiKeyId.yaml }]"),
    "To allow null, too, write anyOf: [{ $ref: … }, { type: 'null' }].",
  ],
  [
    'a description of null as an alternative',
    ...field('g', "anyOf: [{ $ref: ApiKeyId.yaml }, { type: 'null', description: Nothing. }]"),
    "Pages don't show description here. In the description of the whole value, state when it is null",
  ],
  [
    'a description of null as a value',
    ...field('h', "type: [string, 'null'], enum: [a, null], x-enumDescriptions: { a: A., 'null': N. }, examples: [a]"),
    "Pages don't show null here. In the description of the whole value, state when it is null",
  ],
  [
    'an id of a schema',
    ...field('i', 'type: boolean, $id: https://api.example/a, examples: [true]'),
    "Pages don't show $id here. Refer to the schema by its file, and remove $id.",
  ],
  [
    'a link with an unknown parameter',
    'resources/webhooks/links/GetWebhook.yaml',
    'webhook_id:',
    'id:',
    'getWebhook has no path or query parameter id. It has webhook_id. Correct or remove the parameter.',
  ],
  [
    'a link with an unknown field',
    'resources/webhooks/links/DeleteWebhook.yaml',
    '/data/id',
    '/data/webhook_id',
    'The response has no /data/webhook_id. Point to a field of its body',
  ],
  [
    'a link without the path parameter',
    'resources/campaigns/links/GetCampaign.yaml',
    'parameters: { campaign_id: $response.body#/data/id }\n',
    '',
    "The link doesn't pass campaign_id, which is in the path of getCampaign. Under parameters, add campaign_id: $response",
  ],
  [
    'a link with a header',
    'resources/templates/links/GetTemplate.yaml',
    '$response.body#/data/id',
    '$response.header.X-Id',
    'A link can pass only fields of the body, because other values are not checked. Write a pointer to one',
  ],
  [
    'a mapping to a different schema',
    'webhooks/schemas/Event.yaml',
    'email.opened: EmailOpenedEvent.yaml',
    'email.opened: EmailClickedEvent.yaml',
    'whose type is email.clicked. Correct the mapping, or type in the schema.',
  ],
  [
    'an internal operation',
    'resources/audiences/getAudience.yaml',
    'operationId: getAudience',
    'operationId: getAudience\nx-internal: true',
    'x-internal has no effect: the whole spec is published.',
  ],
  [
    'an internal field',
    'resources/audiences/schemas/Audience.yaml',
    '{ $ref: AudienceId.yaml }',
    '{ $ref: AudienceId.yaml, x-internal: true }',
    'x-internal has no effect: the whole spec is published.',
  ],
  [
    'an internal comment',
    'resources/audiences/schemas/AudienceId.yaml',
    'type: string',
    'type: string\n$comment: Ticket 4711.',
    "Use a YAML comment (#), which isn't published, and remove $comment.",
  ],
  [
    'an unknown extension',
    'resources/audiences/listAudiences.yaml',
    'operationId: listAudiences',
    'operationId: listAudiences\nx-codeSamples: []',
    'x-codeSamples has no effect, and would be published. Remove it, or use a YAML comment (#). These extensions have an effect: x-displayName,',
  ],
  [
    'a relative server',
    'openapi.yaml',
    'https://api.mailwren.example/v1',
    '/v1',
    "A server's URL must be absolute, because apps that import openapi.json don't know the host.",
  ],
  [
    'a query parameter of an event',
    'webhooks/email.opened.yaml',
    '  parameters:\n',
    '  parameters:\n    - { name: q, in: query, description: Q., schema: { type: boolean }, example: true }\n',
    'An event can have only headers and a body. Write in: header, or describe the value as a field of the body.',
  ],
  [
    '$defs with a reference to them',
    'resources/emails/schemas/EmailTag.yaml',
    'type: object',
    "$defs: { Side: { type: object } }\nallOf: [{ $ref: '#/$defs/Side' }]\ntype: object",
    "Pages don't show $defs here. Write each schema in its own file, and remove $defs.",
  ],
  [
    'a list below an id that finds everything',
    'resources/subscribers/listSubscribers.yaml',
    "'404': [not_found]",
    "'404': []",
    "The path has a parameter, so the operation can return not_found. Write '404': [not_found].",
  ],
  [
    'an example of 1 MB',
    'examples/audiences/getAudience.response.filled.json',
    '"value": {',
    `"value": {"x": "${'a'.repeat(1e6)}",`,
    'characters, and pages repeat it in every language. Shorten it to 3,000.',
  ],
  [
    'nine levels of three references',
    'resources/tracking-domains/schemas/TrackingDomainResponse.yaml',
    'required: [data, meta]\nproperties:\n',
    'required: [data, meta]\nproperties:\n  deep: { $ref: ../../../shared/schemas/Level1.yaml }\n',
    "The body's fields, values, and descriptions exceed 100 KB, because each reference repeats its schema.",
  ],
];

describe('a construct that would be published wrong', () => {
  let found: readonly Found[] = [];
  beforeAll(async () => {
    found = await problemsAfter(
      ...silent.map(([, file, from, to]) => ({file, change: (text: string) => text.replace(from, () => to)})),
      ...levels.map((number) => ({
        file: `shared/schemas/Level${number}.yaml`,
        change: () =>
          `type: object\ndescription: A level.\nproperties: { a: ${level(number + 1)}, b: ${level(number + 1)}, c: ${level(number + 1)} }\n`,
      })),
    );
  });

  const isAbout = ({file, message}: Found, [, changed, , , expected]: Case): boolean =>
    file === changed && message.includes(expected);

  it.each(silent.map((one) => [one[0], one] as const))('%s: one problem', (_kind, one) => {
    expect(found.filter((problem) => isAbout(problem, one))).toHaveLength(1);
  });

  it('causes no other problem', () => {
    expect(found.filter((problem) => !silent.some((one) => isAbout(problem, one)))).toEqual([]);
  });
});

const parent = '  - { $ref: ../audiences/parameters/AudienceIdParameter.yaml }\n';

it('accepts path parameters, names of JavaScript, dependent fields, and values beside a reference', async () => {
  const changes = [
    [
      'openapi.yaml',
      '  /audiences/{audience_id}/subscribers:\n',
      '  /audiences/{audience_id}/subscribers:\n    parameters: [{ $ref: resources/audiences/parameters/AudienceIdParameter.yaml }]\n',
    ],
    ['resources/subscribers/listSubscribers.yaml', parent, ''],
    ['resources/subscribers/addSubscriber.yaml', parent, ''],
    [
      'resources/audiences/schemas/Audience.yaml',
      'properties:\n',
      'properties:\n  constructor: { type: boolean, description: A name., examples: [true] }\n',
    ],
    [
      'resources/emails/schemas/EmailMetadata.yaml',
      "{ order_id: '48213' }",
      '{ toString: a, constructor: b, __proto__: c, hasOwnProperty: d }',
    ],
    [
      'resources/subscribers/schemas/Subscriber.yaml',
      'type: object\n',
      'type: object\ndependentSchemas: { first_name: { required: [last_name], properties: { last_name: { minLength: 1 } } } }\n',
    ],
    [
      'resources/emails/parameters/EmailStatusFilter.yaml',
      '{ $ref: ../schemas/EmailStatus.yaml }\nexample: delivered',
      '{ $ref: ../schemas/EmailStatus.yaml, enum: [accepted, scheduled] }\nexample: accepted',
    ],
  ] as const;
  const mistakes = changes.map(([file, from, to]) => ({file, change: (text: string) => text.replace(from, () => to)}));
  expect(await problemsAfter(...mistakes)).toEqual([]);
});

it('reports a missing file, and nothing that follows from it', async () => {
  const found = await problemsAfter({
    file: 'resources/templates/schemas/TemplateResponse.yaml',
    change: (text) => text.replace('$ref: Template.yaml', '$ref: Templat.yaml'),
  });
  expect(found).toMatchObject([
    {
      message: expect.stringMatching(
        /file that doesn't exist: .*Templat\.yaml\. Correct it, or add the file\./u,
      ) as string,
    },
  ]);
});

it('reports examples of a schema as a map', async () => {
  const [file, from, to] = field('j', 'type: boolean, examples: { a: true }');
  const found = await problemsAfter({file, change: (text) => text.replace(from, () => to)});
  expect(found.map(({message}) => message)).toEqual([
    expect.stringContaining('In a schema, examples is a list of values: examples: [value].'),
  ]);
});

it('reports operations of a path in components, and no links to their pages', async () => {
  const operation = 'post: { $ref: resources/tracking-domains/verifyTrackingDomain.yaml }';
  const found = await problemsAfter({
    file: 'openapi.yaml',
    change: (text) =>
      text
        .replace(operation, () => "$ref: '#/components/pathItems/Verify'")
        .replace('\ncomponents:\n', () => `\ncomponents:\n  pathItems: { Verify: { ${operation} } }\n`),
  });
  expect(found.map(({message}) => message)).toEqual([
    expect.stringContaining('Write events in webhooks/ and operations in paths instead.'),
  ]);
});
