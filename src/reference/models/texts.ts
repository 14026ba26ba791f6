import type strings from './strings.json';

/** The ID of a UI string that reference pages or the code that generates them uses. */
export type TextId = keyof typeof strings;

/** The verbs that have a short name. `sendBulk` must come before `send`. */
const actions = ['add', 'cancel', 'create', 'delete', 'get', 'list', 'sendBulk', 'send', 'update', 'verify'] as const;

/** The short name of an operation within its resource: "Create" for `createApiKey`. */
function actionText(operationId: string): TextId | undefined {
  const action = actions.find((it) => new RegExp(`^${it}(?![a-z])`, 'u').test(operationId));
  return action && `api.action.${action}`;
}

/** The short names of a resource's operations, by ID; empty if they would be ambiguous. */
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

/** The name of a request's example selector and of its radio buttons. */
export const requestExamplesId = 'request';

/** The anchor of the section with the rest of an operation's description. */
export const notesId = 'more-information';
