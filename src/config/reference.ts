/** Where the generator of the reference puts what the build reads, from the repository's root. */

import kebabCase from 'lodash/kebabCase';

import {STATUS_TEXT} from '../data/statusText';
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
export function markdownDir(locale: string): string {
  return `generated/markdown/${locale}`;
}

/** All code of all pages, highlighted, by its key. */
export const codeFile = 'generated/code.json';

/** The page that says how the signature of an event is checked. */
export const signatureHref = '/docs/webhooks/verify-signatures';

/**
 * The page in `docs/errors/` about a status, named after its reason phrase: a
 * page named `404` would be the file that hosts send for every missing page.
 *
 * @throws Error for a status without a reason phrase
 */
export function errorPage(status: string): string {
  const name = STATUS_TEXT[status];
  if (name === undefined) {
    throw new Error(
      `The status ${status} has no page in docs/errors/. Add its reason phrase to src/data/statusText.ts and a page named after it.`,
    );
  }
  return `/docs/errors/${kebabCase(name)}`;
}

/** The section that explains an error code: its meaning, causes and fix. */
export function errorHref(code: string, status: string): string {
  return `${errorPage(status)}#${code}`;
}
