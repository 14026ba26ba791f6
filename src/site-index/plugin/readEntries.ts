import {withoutFences} from '../../lib/fence';
import type {Page} from '../buildIndex';

const heading = /^ *#{2,6} (?!\d+[.)] )(?<text>.+?) \{\/\* #(?<id>\S+) \*\/\}$/gmu;
const referenceBody = /<ReferenceBody [^>]*\bmethod="(?<method>[^"]+)" path="(?<path>[^"]+)"/u;

/**
 * Reads a page's index entries from its Markdown: headings, except numbered steps, and a reference page's endpoint.
 * Skips headings without an explicit ID; `npm run check` reports them.
 */
export function readEntries(markdown: string): Pick<Page, 'headings' | 'endpoint'> {
  const {method, path} = referenceBody.exec(markdown)?.groups ?? {};
  const headings = [...withoutFences(markdown).matchAll(heading)].map(({groups = {}}) => ({
    id: groups.id ?? '',
    // Links become text; backticks and asterisks are removed.
    text: (groups.text ?? '').replace(/\[(?<text>[^\]]*)\]\([^)]*\)|[`*]/gu, '$<text>'),
  }));
  return {
    headings,
    ...(method !== undefined && path !== undefined && {endpoint: {method, path}}),
  };
}
