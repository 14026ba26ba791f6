// Only the type of the table, which is a component's because `docusaurus write-translations` reads it there.
// eslint-disable-next-line no-restricted-imports
import type {TextId} from '../components/api/texts';

export type {TextId};

/** The short name of an operation below its resource: "Create" for `createApiKey`. */
export function actionText(operationId: string): TextId {
  return `api.action.${/^(?:sendBulk|[a-z]+)/u.exec(operationId)?.[0] ?? ''}` as TextId;
}

/** Returns a string in the language of the page, with its placeholders filled. */
export type Translate = (id: TextId, values?: Readonly<Record<string, string>>) => string;

/** Fills the placeholders of a string: `{max} characters`. */
export function fill(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Sections that do not have the name of their title. */
const otherNames: Readonly<Record<string, TextId>> = {
  'description-files': 'api.section.files',
  'event-headers': 'api.section.headerParameters',
};

/** The title of a section by its anchor, which is the same in every language. */
export function sectionText(id: string): TextId {
  return (
    otherNames[id] ?? (`api.section.${id.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())}` as TextId)
  );
}
