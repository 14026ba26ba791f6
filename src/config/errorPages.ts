import {apiConventions} from './api';
import {STATUS_TEXT} from './statusText';

/**
 * The page in `docs/errors/` about a status, named after its reason phrase: a
 * page named `404` would be the file that hosts return for every missing page.
 */
export const errorPage = (status: string): string =>
  `/docs/errors/${(STATUS_TEXT[status] ?? status).toLowerCase().replaceAll(' ', '-')}`;

/** Whether a status has a page in `docs/errors/`. */
export const hasErrorPage = (status: string): boolean =>
  (apiConventions.errorStatuses as readonly string[]).includes(status);

/** The section about an error code. */
export const errorHref = (code: string, status: string): string => `${errorPage(status)}#${code}`;
