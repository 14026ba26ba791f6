import escapeRegExp from 'lodash/escapeRegExp';

import {brand} from '../config/site';

const suffix = new RegExp(`\\s+\\S+\\s+${escapeRegExp(brand)}$`, 'u');

/** The title of a page from its `<title>`, without the site's name, regardless of `titleDelimiter`. */
export function pageTitle(documentTitle: string): string {
  return documentTitle.trim().replace(suffix, '');
}
