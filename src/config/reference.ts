/** Where the generator of the reference puts what the build reads, from the repository's root. */

/** What the pages of a language say. */
export function bodiesDir(locale: string): string {
  return `generated/api/${locale}/bodies`;
}

/** The forms of the request builder, in a language. */
export function formsDir(locale: string): string {
  return `generated/api/${locale}/forms`;
}

/** The Markdown of the pages of a language, as it is served. */
export function twinsDir(locale: string): string {
  return `generated/twins/${locale}`;
}

/** All code of all pages, highlighted, by its key. */
export const codeFile = 'generated/code.json';

/** The page that says how the signature of an event is checked. */
export const signatureHref = '/docs/webhooks/verify-signatures';

/** Where it is said what an error means that programs know by its code, and what to do about it. */
export function errorHref(code: string, status: string): string {
  return `/docs/errors/${status}#${code}`;
}
