import {defaultLocale} from './locales';

/** The bundled spec of a language. */
export function specFile(locale: string): string {
  return locale === defaultLocale ? 'generated/openapi.json' : `generated/openapi.${locale}.json`;
}

/** The subdirectory of {@link docsPath} that docusaurus-plugin-openapi-docs writes to. */
export const docsDir = 'api';

/** The directory of the reference's docs instance. */
export function docsPath(locale: string): string {
  return `generated/reference/${locale}`;
}

/** A language's pages as MDX, and their sidebar. */
export function outputDir(locale: string): string {
  return `${docsPath(locale)}/${docsDir}`;
}

/** The models of a language's pages. */
export function bodiesDir(locale: string): string {
  return `generated/bodies/${locale}`;
}

/** The request builder's forms in a language. */
export function formsDir(locale: string): string {
  return `generated/forms/${locale}`;
}

/** Errors of the spec, written by the dev server; empty or missing if there are none. */
export const problemsFile = 'generated/problems.txt';

/** The page about verifying event signatures. */
export const signatureHref = '/docs/webhooks/verify-signatures';
