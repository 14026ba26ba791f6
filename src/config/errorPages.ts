import {apiConventions} from './api';
import {STATUS_TEXT} from './statusText';

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
