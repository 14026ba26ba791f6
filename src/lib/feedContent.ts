import {load} from 'cheerio';

/** The content of a feed's entry without elements that work only on the site. A figure keeps its caption. */
export function feedContent(html: string): string {
  const $ = load(html, null, false);
  $('svg, button, .hash-link, [data-site-only]').remove();
  $('*').removeAttr('class').removeAttr('tabindex');
  return $.html();
}
