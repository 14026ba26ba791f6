import type {BuilderForm} from '@site/src/plugins/api-reference/builder/formOf';

/**
 * Fetches the form of an operation, in the page's language.
 *
 * @param id the page's id
 */
export async function loadForm(id: string): Promise<BuilderForm> {
  const {default: form} = (await import(`@reference-forms/${id}.json`)) as {default: BuilderForm};
  return form;
}
