import {factCount, factNames} from '../../../src/lib/facts';
import {type Finding, type Page} from './page';
import {proseOf} from './words';

/** What makes a number the fact, where the number alone could be many things. */
interface Context {
  /** The words behind it, as a pattern. */
  readonly behind: string;
  /** The pages where they mean the fact; everywhere where it is not given. */
  readonly pages?: RegExp;
}

const webhookPages = /webhook|event/u;

/** Facts without an entry have a number so unusual that it can be nothing else. */
const contexts: Readonly<Record<string, Context>> = {
  creditsPerEmail: {behind: 'credits?'},
  creditsPerCampaignEmail: {behind: 'credits?'},
  creditsPerVerification: {behind: 'credits?'},
  entryCredits: {behind: 'credits'},
  averageDeliverySeconds: {behind: 'seconds? on average'},
  setupMinutes: {behind: 'minutes? (?:to set|once)'},
  guaranteeDays: {behind: 'days? (?:guarantee|money)'},
  guaranteeEmails: {behind: 'emails (?:or fewer|at most)'},
  startingRatePerSecond: {behind: '(?:(?:emails|messages) )?(?:per|a|each) second'},
  startingRatePerDay: {behind: '(?:(?:emails|messages) )?(?:per|a) day'},
  maxRecipients: {behind: 'recipients'},
  maxBulkEmails: {behind: '(?:emails|messages) (?:in one|per|in a|at once)'},
  maxMessageMegabytes: {behind: '(?:MB|megabytes)'},
  maxTags: {behind: 'tags'},
  maxScheduleDays: {behind: 'days (?:ahead|in advance)'},
  idempotencyKeyHours: {behind: 'hours'},
  maxIdempotencyKeyCharacters: {behind: 'characters'},
  maxSubjectCharacters: {behind: 'characters'},
  defaultPageSize: {behind: '(?:items|objects|entries|results)'},
  maxPageSize: {behind: '(?:items|objects|entries|results)'},
  webhookTimeoutSeconds: {behind: 'seconds', pages: webhookPages},
  webhookAttempts: {behind: '(?:attempts|times)', pages: webhookPages},
  webhookRetryDays: {behind: 'days', pages: webhookPages},
  webhookToleranceMinutes: {behind: 'minutes', pages: webhookPages},
};

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as authors could write it, as a pattern. */
function written(value: number): string {
  const digits = new Intl.NumberFormat('en-GB').format(value).replaceAll(',', '[,.\\u00a0\\u202f ]?');
  const word = words[value];
  return word === undefined ? digits : `(?:${digits}|${word})`;
}

interface Pattern {
  readonly pattern: RegExp;
  readonly names: string[];
  readonly pages?: RegExp;
}

/** What finds each fact; several facts can be found by the same. */
const patterns = new Map<string, Pattern>();

function add(name: string, source: string, pages?: RegExp): void {
  const known = patterns.get(source) ?? {pattern: new RegExp(source, 'iu'), names: [], pages};
  patterns.set(source, {...known, names: [...known.names, name]});
}

for (const name of factNames) {
  const value = factCount(name);
  if (value !== undefined) {
    const {behind, pages} = contexts[name] ?? {};
    const end = behind === undefined ? '(?![\\d.,]?\\d)' : `[ \\u00a0-]${behind}\\b`;
    add(name, `(?<![\\w.,$#:/-]|\\d )${written(value)}${end}`, pages);
  }
}
add('entryPrice', '(?:\\$ ?20\\b|\\b20 (?:USD|dollars)\\b)');
add('uptime', '99\\.9 ?%');

/** Numbers of the product that are written plainly; they come from `<Fact>`, so that one edit changes all. */
export function judgeNumbers(page: Pick<Page, 'tree' | 'file'>): Finding[] {
  return proseOf(page).flatMap(({line, text}) =>
    [...patterns.values()].flatMap(({pattern, names, pages}) => {
      const match = (pages?.test(page.file) ?? true) ? pattern.exec(text) : null;
      return match
        ? [
            {
              line,
              message: `"${match[0]}" is a fact of the product. Write ${names.map((name) => `<Fact name="${name}" />`).join(' or ')} for the number, or say it in other words where it is none.`,
            },
          ]
        : [];
    }),
  );
}
