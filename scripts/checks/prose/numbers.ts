import {visit} from 'unist-util-visit';

import {smtpPorts} from '../../../src/data/limits';
import {factCount, factNames} from '../../../src/lib/facts';
import {type Finding, type Page, lineOf} from './page';
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
  startingRatePerSecond: {behind: '(?:(?:emails|messages|requests) )?(?:per|a|each|every) second'},
  startingRatePerDay: {behind: '(?:(?:emails|messages|requests) )?(?:per|a|each|every) day'},
  maxRecipients: {behind: 'recipients'},
  maxBulkEmails: {behind: '(?:emails|messages) (?:in one|per|in a|at once)'},
  maxMessageMegabytes: {behind: '(?:MB|megabytes)'},
  maxTags: {behind: 'tags'},
  maxMetadataEntries: {behind: '(?:entries|pairs)'},
  maxOwnHeaders: {behind: '(?:own )?headers'},
  maxScheduleDays: {behind: 'days (?:ahead|in advance)'},
  idempotencyKeyHours: {behind: '(?:hours|h)'},
  maxIdempotencyKeyCharacters: {behind: 'characters'},
  maxSubjectCharacters: {behind: 'characters'},
  defaultPageSize: {behind: '(?:items|objects|entries|results)'},
  maxPageSize: {behind: '(?:items|objects|entries|results)'},
  webhookTimeoutSeconds: {behind: 'seconds', pages: webhookPages},
  webhookAttempts: {behind: '(?:attempts|times)', pages: webhookPages},
  webhookRetryDays: {behind: 'days', pages: webhookPages},
  webhookToleranceMinutes: {behind: 'minutes', pages: webhookPages},
};

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in words, as a pattern; nothing for one that nobody writes in words. */
function inWords(value: number): string | undefined {
  const [, lead = '', zeros = ''] = /^([1-9]\d??)(0{2,3})$/u.exec(String(value)) ?? [];
  const scale = {2: 'hundred', 3: 'thousand'}[zeros.length];
  if (scale !== undefined && Number(lead) < ones.length) {
    return Number(lead) === 1 ? `(?:a|one) ${scale}` : `${ones[Number(lead)] ?? ''} ${scale}`;
  }
  if (value < ones.length) {
    return ones[value];
  }
  const [ten, one] = [Math.floor(value / 10) - 2, value % 10];
  return value < 100 ? `${tens[ten] ?? ''}${one === 0 ? '' : `[ -]${ones[one] ?? ''}`}` : undefined;
}

/** A number as authors could write it, as a pattern. */
function written(value: number): string {
  const digits = new Intl.NumberFormat('en-GB').format(value).replaceAll(',', '[,.\\u00a0\\u202f ]?');
  const word = inWords(value);
  const thousands = value % 1000 === 0 ? `|${value / 1000} ?k` : '';
  return `(?:${digits}${word === undefined ? '' : `|${word}`}${thousands})`;
}

/** Ports are facts in code, too. */
const portNames = new Set(smtpPorts.map(String));

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
    const end = behind === undefined ? '(?![\\d.,]?\\d)' : `[ \\u00a0-]?${behind}\\b`;
    add(name, `(?<![\\w.,$#:/-]|\\d )${written(value)}${end}`, pages);
  }
}
add('entryPrice', '(?:\\$ ?20\\b|\\b20 (?:USD|dollars)\\b)');
add('bestPricePer10000Emails', '\\$ ?1 (?:per|for) 10[,. ]?000');
add('uptime', '99\\.9 ?(?:%|per ?cent)');

/** Numbers of the product that are written plainly; they come from `<Fact>`, so that one edit changes all. */
export function judgeNumbers(page: Pick<Page, 'tree' | 'file' | 'frontMatter'>): Finding[] {
  const {title, description} = page.frontMatter;
  // No component stands there, so the number has to be said in other words.
  const head = [title, description].filter((text) => typeof text === 'string').map((text) => ({line: 1, text}));
  const ports: {line: number; text: string}[] = [];
  visit(page.tree, 'inlineCode', (node) => {
    if (portNames.has(node.value)) {
      ports.push({line: lineOf(node), text: node.value});
    }
  });
  return [...head, ...proseOf(page), ...ports].flatMap(({line, text}) =>
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
