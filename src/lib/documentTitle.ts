import {brand} from '../config/site';

/** The title of a page from its `<title>`, without the site's name. */
export const pageTitle = (documentTitle: string): string => documentTitle.trim().replace(` | ${brand}`, '');
