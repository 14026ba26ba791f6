import {apiConventions} from './api';
import {STATUS_TEXT} from './statusText';

/** Whether a status has a page in `docs/errors/`. */
export const hasErrorPage = (status: string): boolean =>
  (apiConventions.errorStatuses as readonly string[]).includes(status);

/**
 * The section about an error code, on the page of its status. The page is named after the reason phrase, because hosts
 * return a file named `404.html` for every missing page.
 */
export const errorHref = (code: string, status: string): string =>
  `/docs/errors/${(STATUS_TEXT[status] ?? status).toLowerCase().replaceAll(' ', '-')}#${code}`;
