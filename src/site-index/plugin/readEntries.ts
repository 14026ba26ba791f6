import type {Page} from '../buildIndex';

/**
 * Headings that mean nothing without their page, such as "How it works" and "When you need one", so that nobody looks
 * them up, by id, which is the same in all languages.
 */
const formHeadings: ReadonlySet<string> = new Set([
  'check-the-result',
  'read-more',
  'related',
  'answer',
  'check-fails',
  'checklist',
  'checks',
  'choose',
  'event',
  'get-back',
  'how',
  'leave-off',
  'meaning',
  'name',
  'not-possible',
  'not-sent',
  'other',
  'parameters',
  'problems',
  'questions',
  'recipients',
  'repeat',
  'results',
  'rollout',
  'settings',
  'test-recipients',
  'tests',
  'texts',
  'the-complete-program',
  'times',
  'use',
  'what',
  'what-generated-clients-leave-to-you',
  'what-to-write',
  'when',
  'which',
  'who',
]);

const codeBlock = /^ *(?<fence>`{3,}|~{3,}).*?^ *\k<fence>/gmsu;
const heading = /^ *#{2,6} (?!\d+[.)] )(?<text>.+?) \{\/\* #(?<id>\S+) \*\/\}$/gmu;
const referenceBody = /<ReferenceBody [^>]*\bmethod="(?<method>[^"]+)" path="(?<path>[^"]+)"/u;

/**
 * Reads the index entries of a page from its Markdown: headings, except numbered
 * steps, and the endpoint of a reference page. A heading without an explicit id is
 * skipped; `npm run check` reports it.
 */
export function readEntries(markdown: string): Pick<Page, 'headings' | 'endpoint'> {
  const {method, path} = referenceBody.exec(markdown)?.groups ?? {};
  const headings = [...markdown.replace(codeBlock, '').matchAll(heading)].map(({groups = {}}) => ({
    id: groups.id ?? '',
    // Links become text; backticks and asterisks are removed.
    text: (groups.text ?? '').replace(/\[(?<text>[^\]]*)\]\([^)]*\)|[`*]/gu, '$<text>'),
  }));
  return {
    headings: headings.filter(({id}) => !formHeadings.has(id)),
    ...(method !== undefined && path !== undefined && {endpoint: {method, path}}),
  };
}
