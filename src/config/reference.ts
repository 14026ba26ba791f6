/** Where the generator of the reference puts what the build reads, from the repository's root. */

import {defaultLocale} from './locales';

/** The bundled spec of a language. */
export function specFile(locale: string): string {
  return locale === defaultLocale ? 'generated/openapi.json' : `generated/openapi.${locale}.json`;
}

/** The folder below that of the docs instance into which docusaurus-plugin-openapi-docs writes. */
export const docsDir = 'api';

/** What the docs instance of the reference reads. */
export function docsPath(locale: string): string {
  return `generated/reference/${locale}`;
}

/** The pages of a language as MDX, and their sidebar. */
export function outputDir(locale: string): string {
  return `${docsPath(locale)}/${docsDir}`;
}

/** What the pages of a language say. */
export function bodiesDir(locale: string): string {
  return `generated/bodies/${locale}`;
}

/** The forms of the request builder, in a language. */
export function formsDir(locale: string): string {
  return `generated/forms/${locale}`;
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
