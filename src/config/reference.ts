import {STATUS_TEXT} from './statusText';
import {apiConventions} from './api';
import {defaultLocale} from './locales';

/** The bundled spec of a language. */
export function specFile(locale: string): string {
  return locale === defaultLocale ? 'generated/openapi.json' : `generated/openapi.${locale}.json`;
}

/** The subdirectory of the docs instance that docusaurus-plugin-openapi-docs writes to. */
export const docsDir = 'api';

/** The directory of the docs instance of the reference. */
export function docsPath(locale: string): string {
  return `generated/reference/${locale}`;
}

/** The pages of a language as MDX, and their sidebar. */
export function outputDir(locale: string): string {
  return `${docsPath(locale)}/${docsDir}`;
}

/** The models of the pages of a language. */
export function bodiesDir(locale: string): string {
  return `generated/bodies/${locale}`;
}

/** The forms of the request builder, in a language. */
export function formsDir(locale: string): string {
  return `generated/forms/${locale}`;
}

/** The highlighted code of all pages, by its key. */
export const codeFile = 'generated/code.json';

/** Errors of the spec, written by the dev server; empty or missing if there are none. */
export const problemsFile = 'generated/problems.txt';

/** The page about verifying signatures of events. */
export const signatureHref = '/docs/webhooks/verify-signatures';

/**
 * The page in `docs/errors/` about a status, named after its reason phrase: a
 * page named `404` would be the file that hosts return for every missing page.
 *
 * @throws Error for a status without a page
 */
export function errorPage(status: string): string {
  const name = STATUS_TEXT[status];
  if (name === undefined || !hasErrorPage(status)) {
    throw new Error(
      `The status ${status} has no page in docs/errors/. Add it to errorStatuses in src/config/api.ts, its reason phrase to src/config/statusText.ts, and a page named after it.`,
    );
  }
  // Without lodash: the search box imports this file, too.
  return `/docs/errors/${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** Whether a status has a page in `docs/errors/`. */
export function hasErrorPage(status: string): boolean {
  return (apiConventions.errorStatuses as readonly string[]).includes(status);
}

/** The section about an error code. */
export function errorHref(code: string, status: string): string {
  return `${errorPage(status)}#${code}`;
}
