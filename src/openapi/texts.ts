/** What an operation does, by its operationId. */
type Action = 'add' | 'cancel' | 'create' | 'delete' | 'get' | 'list' | 'send' | 'sendBulk' | 'update' | 'verify';

/** The UI strings of reference pages; src/components/api/texts.ts has the messages. */
export type TextId =
  | 'api.section.baseUrl'
  | 'api.section.files'
  | 'api.section.authentication'
  | 'api.section.firstRequest'
  | 'api.section.pagination'
  | 'api.section.rateLimits'
  | 'api.section.idempotency'
  | 'api.section.operations'
  | 'api.section.events'
  | 'api.section.object'
  | 'api.section.nextSteps'
  | 'api.section.samples'
  | 'api.section.pathParameters'
  | 'api.section.queryParameters'
  | 'api.section.headerParameters'
  | 'api.section.cookieParameters'
  | 'api.section.requestBody'
  | 'api.section.response'
  | 'api.section.errors'
  | 'api.section.responseHeaders'
  | 'api.section.payload'
  | 'api.section.answer'
  | 'api.section.relatedOperations'
  | 'api.section.relatedEvents'
  | 'api.limit.exactLength'
  | 'api.limit.length'
  | 'api.limit.maxLength'
  | 'api.limit.minLength'
  | 'api.limit.range'
  | 'api.limit.minimum'
  | 'api.limit.maximum'
  | 'api.limit.moreThan'
  | 'api.limit.lessThan'
  | 'api.limit.multipleOf'
  | 'api.limit.items'
  | 'api.limit.maxItems'
  | 'api.limit.minItems'
  | 'api.limit.unique'
  | 'api.limit.maxProperties'
  | 'api.field.required'
  | 'api.field.optional'
  | 'api.field.deprecated'
  | 'api.field.readOnly'
  | 'api.field.writeOnly'
  | 'api.field.default'
  | 'api.field.pattern'
  | 'api.field.keys'
  | 'api.field.constraints'
  | 'api.field.example'
  | 'api.field.always'
  | 'api.field.enum'
  | 'api.field.repeats'
  | 'api.choice.one'
  | 'api.choice.any'
  | 'api.choice.option'
  | 'api.body.required'
  | 'api.errors.fields'
  | 'api.header.statuses'
  | 'api.response.default'
  | 'api.example'
  | 'api.deprecated'
  | 'api.scope.label'
  | 'api.rateLimit.label'
  | 'api.rateLimit.second'
  | 'api.rateLimit.day'
  | 'api.rateLimit.other'
  | 'api.idempotency.label'
  | 'api.events.more'
  | `api.action.${Action}`
  | 'api.table.operation'
  | 'api.table.endpoint';

/** The short name of an operation below its resource: "Create" for `createApiKey`. */
export function actionText(operationId: string): TextId {
  return `api.action.${/^(?:sendBulk|[a-z]+)/u.exec(operationId)?.[0] as Action}`;
}

/** Returns a string in the language of the page, with its placeholders filled. */
export type Translate = (id: TextId, values?: Readonly<Record<string, string>>) => string;

/** Fills the placeholders of a string: `{max} characters`. */
export function fill(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
}

const sections: Readonly<Record<string, TextId>> = {
  'base-url': 'api.section.baseUrl',
  'description-files': 'api.section.files',
  authentication: 'api.section.authentication',
  'first-request': 'api.section.firstRequest',
  pagination: 'api.section.pagination',
  'rate-limits': 'api.section.rateLimits',
  idempotency: 'api.section.idempotency',
  operations: 'api.section.operations',
  events: 'api.section.events',
  object: 'api.section.object',
  samples: 'api.section.samples',
  'next-steps': 'api.section.nextSteps',
  'path-parameters': 'api.section.pathParameters',
  'query-parameters': 'api.section.queryParameters',
  'header-parameters': 'api.section.headerParameters',
  'event-headers': 'api.section.headerParameters',
  'cookie-parameters': 'api.section.cookieParameters',
  'request-body': 'api.section.requestBody',
  response: 'api.section.response',
  errors: 'api.section.errors',
  'response-headers': 'api.section.responseHeaders',
  payload: 'api.section.payload',
  answer: 'api.section.answer',
  'related-operations': 'api.section.relatedOperations',
  'related-events': 'api.section.relatedEvents',
};

/** The title of a section by its anchor, which is the same in every language. */
export function sectionText(id: string): TextId | undefined {
  return sections[id];
}
