import {type Site, addressOf} from './crawl';
import type {Finding} from './findings';

/** Where one language has the API description as files, and the page that leads to them. */
export interface DescriptionPlaces {
  /** The address of the page. */
  readonly page: string;
  /** The addresses of the files. */
  readonly files: readonly string[];
}

/** The files of the API description are there, are what they say, and the front page of the reference leads to them. */
export function judgeDescriptions(site: Site, origin: string, places: readonly DescriptionPlaces[]): Finding[] {
  return places.flatMap(({page, files}) => {
    const linked = new Set(
      (site.get(page)?.document?.references ?? [])
        .filter(({kind}) => kind === 'link')
        .map(({target}) => addressOf(origin, page, target)),
    );
    return files.flatMap((target) => {
      const {status = 0, document} = site.get(target) ?? {};
      return [
        ...(linked.has(target) ? [] : [{page, what: 'no link leads to a file of the API description', target}]),
        ...(document?.type === 'description'
          ? []
          : [{page, what: `a file of the API description is answered with ${status}, or is none`, target}]),
      ];
    });
  });
}
