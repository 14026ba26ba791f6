/** The code of the search that is loaded when the box is first used. */
import type {Part} from './Results';
import {docsNavigation} from '@site/src/config/navigation';
import {parsePageUrl} from '@site/src/lib/routes';

export {groupHits} from '@site/src/lib/search/results';
export {openSearch} from './engine';
export {NoResults, Results, optionId} from './Results';

/** The part of the documentation that a URL belongs to. */
export function partOf(url: string): Part | undefined {
  const {englishPath} = parsePageUrl(url);
  return docsNavigation.find(({to}) => englishPath === to || englishPath.startsWith(`${to}/`))?.label;
}
