import {load} from 'cheerio';

/** The files of this site that a page has its browser fetch, as paths. */
export interface PageFiles {
  styles: string[];
  fonts: string[];
  images: string[];
  scripts: string[];
}

/** Reads what a page fetches by itself: what stands in its HTML, in the order in which it stands there. */
export function pageFiles(html: string): PageFiles {
  const $ = load(html);
  const paths = (selector: string, attribute: string): string[] => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => $(element).attr(attribute) ?? '')
        .filter((path) => path.startsWith('/')),
    ),
  ];
  return {
    styles: paths('link[rel="stylesheet"]', 'href'),
    fonts: paths('link[rel="preload"][as="font"]', 'href'),
    images: paths('img', 'src'),
    scripts: paths('script', 'src'),
  };
}
