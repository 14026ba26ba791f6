import type {OperationForm} from '@site/src/reference/builder/formOf';

/** Loads an operation's form by the ID of its page. A module of its own, because its script has a list of all forms. */
export async function loadForm(id: string): Promise<OperationForm> {
  const form: unknown = await import(/* webpackChunkName: "form-[request]" */ `@reference-forms/${id}.json`);
  return (form as {default: OperationForm}).default;
}
