import type strings from './strings.json';

/** The id of a string of the reference, which the pages and the code that generates them share. */
export type TextId = keyof typeof strings;

type Action = TextId extends infer Id ? (Id extends `api.action.${infer Name}` ? Name : never) : never;

/** The verbs that have a short name. */
const actions = [
  'add',
  'cancel',
  'create',
  'delete',
  'get',
  'list',
  'sendBulk',
  'send',
  'update',
  'verify',
] as const satisfies readonly Action[];

/** The short name of an operation within its resource: "Create" for `createApiKey`. */
function actionText(operationId: string): TextId | undefined {
  const action = actions.find((it) => new RegExp(`^${it}(?![a-z])`, 'u').test(operationId));
  return action && `api.action.${action}`;
}

/** The short names of a resource's operations, by id; empty if they would be ambiguous. */
export function actionTexts(operationIds: readonly string[]): Map<string, TextId> {
  const texts = operationIds.map(actionText);
  return new Map(
    operationIds.flatMap((id, index) => {
      const text = texts[index];
      return text && texts.indexOf(text) === texts.lastIndexOf(text) ? [[id, text] as const] : [];
    }),
  );
}

/** Returns a string in the language of the page, with its placeholders filled. */
export type Translate = (id: TextId, values?: Readonly<Record<string, string>>) => string;

/** Fills the placeholders of a string: `{max} characters`. */
export function fill(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The anchor of the section with the rest of an operation's description. */
export const notesId = 'more-information';

/** The titles of sections by their anchors, which are the same in every language. */
export const sectionTexts: Readonly<Record<string, TextId>> = {
  'base-url': 'api.section.baseUrl',
  samples: 'api.section.samples',
  'path-parameters': 'api.section.pathParameters',
  'query-parameters': 'api.section.queryParameters',
  'event-headers': 'api.section.headerParameters',
  'header-parameters': 'api.section.headerParameters',
  'cookie-parameters': 'api.section.cookieParameters',
  'request-body': 'api.section.requestBody',
  response: 'api.section.response',
  errors: 'api.section.errors',
  'response-headers': 'api.section.responseHeaders',
  'next-steps': 'api.section.nextSteps',
  'related-events': 'api.section.relatedEvents',
  payload: 'api.section.payload',
  answer: 'api.section.answer',
  'related-operations': 'api.section.relatedOperations',
  operations: 'api.section.operations',
  object: 'api.section.object',
  events: 'api.section.events',
  authentication: 'api.section.authentication',
  pagination: 'api.section.pagination',
  'rate-limits': 'api.section.rateLimits',
  idempotency: 'api.section.idempotency',
  'description-files': 'api.section.files',
  'more-information': 'api.field.more',
};

/**
 * The title of a section.
 *
 * @throws Error for an anchor that is not in {@link sectionTexts}
 */
export function sectionText(id: string): TextId {
  const text = sectionTexts[id];
  if (text === undefined) {
    throw new Error(`The section ${id} has no title. Add it to sectionTexts in src/openapi/texts.ts.`);
  }
  return text;
}
