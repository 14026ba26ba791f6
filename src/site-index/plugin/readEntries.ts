import type {Page} from '../buildIndex';

/**
 * Headings that are meaningless without their page, such as "How it works" and "When you need one", so that nobody looks
 * them up, by id, which is the same in all languages.
 */
const formHeadings: ReadonlySet<string> = new Set([
  'check-the-result',
  'read-more',
  'related',
  'acknowledge',
  'changes',
  'check-fails',
  'checklist',
  'checks',
  'choose',
  'event',
  'get-back',
  'how-addresses-are-added',
  'how-it-works',
  'limitations',
  'meaning',
  'name',
  'not-sent',
  'other',
  'parameters',
  'problems',
  'questions',
  'rate-limits',
  'recipients',
  'response',
  'results',
  'retries',
  'retry-emails',
  'rollout',
  'settings',
  'signing',
  'test-recipients',
  'tests',
  'texts',
  'the-complete-script',
  'times',
  'turn-off',
  'use',
  'what-generated-clients-leave-to-you',
  'what-to-include',
  'when-events-are-sent-again',
  'when-to-verify',
  'when-you-need-one',
  'requests-that-need-a-key',
  'requirements',
  'who-must-comply',
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
