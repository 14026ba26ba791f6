import {factCount, factNames} from '../../../src/lib/facts';
import {type Finding, type Page} from './page';
import {proseOf} from './words';

/**
 * The words behind a number that make it the fact. Where a fact has none here,
 * its number is so unusual that it can be nothing else.
 */
const contexts: Readonly<Record<string, string>> = {
  creditsPerEmail: 'credits?',
  creditsPerCampaignEmail: 'credits?',
  creditsPerVerification: 'credits?',
  averageDeliverySeconds: 'seconds? on average',
  setupMinutes: 'minutes? (?:to set|once)',
  guaranteeDays: 'days',
  guaranteeEmails: 'emails',
  startingRatePerSecond: '(?:emails|messages) (?:per|a) second',
  maxRecipients: 'recipients',
  maxBulkEmails: '(?:emails|messages)',
  maxMessageMegabytes: '(?:MB|megabytes)',
  maxTags: 'tags',
  maxScheduleDays: 'days',
  idempotencyKeyHours: 'hours',
  maxIdempotencyKeyCharacters: 'characters',
  maxSubjectCharacters: 'characters',
  defaultPageSize: '(?:items|objects|entries|results)',
  maxPageSize: '(?:items|objects|entries|results)',
  webhookTimeoutSeconds: 'seconds',
  webhookAttempts: '(?:attempts|times)',
  webhookRetryDays: 'days',
  webhookToleranceMinutes: 'minutes',
};

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as authors could write it, as a pattern. */
function written(value: number): string {
  const digits = new Intl.NumberFormat('en-GB').format(value).replaceAll(',', '[,.\\u00a0\\u202f ]?');
  const word = words[value];
  return word === undefined ? digits : `(?:${digits}|${word})`;
}

/** Facts by the pattern that finds their number; several facts can share one. */
const patterns = new Map<string, string[]>();
for (const name of factNames) {
  const value = factCount(name);
  if (value !== undefined) {
    const context = contexts[name];
    const behind = context === undefined ? '(?![\\d.,]?\\d)' : `[ \\u00a0-]${context}\\b`;
    const pattern = `(?<![\\d.,$#:/-]|\\d )${written(value)}${behind}`;
    patterns.set(pattern, [...(patterns.get(pattern) ?? []), name]);
  }
}
for (const [pattern, name] of [
  ['(?:\\$ ?20\\b|\\b20 (?:USD|dollars)\\b)', 'entryPrice'],
  ['99\\.9 ?%', 'uptime'],
] as const) {
  patterns.set(pattern, [name]);
}
const compiled = [...patterns].map(([pattern, names]) => ({pattern: new RegExp(pattern, 'iu'), names}));

/** Numbers of the product that are written plainly; they come from `<Fact>`, so that one edit changes all. */
export function judgeNumbers(page: Pick<Page, 'tree'>): Finding[] {
  return proseOf(page).flatMap(({line, text}) =>
    compiled.flatMap(({pattern, names}) => {
      const match = pattern.exec(text);
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
