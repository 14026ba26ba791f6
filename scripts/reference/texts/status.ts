import {compareFrozenParts} from '../../lib/frozenParts';
import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import type {SpecText} from './findTexts';
import type {Message, Messages} from './messages';

/** The state of a language's translations: keys by state. */
export interface TextStatus {
  /** Translated from the current English string. */
  readonly translated: readonly string[];
  /** Translated from an earlier English string: English is shown. */
  readonly stale: readonly string[];
  /** Not translated: English is shown. */
  readonly missing: readonly string[];
  /** Translations of strings that no longer exist. */
  readonly orphaned: readonly string[];
}

/** An English string and its key. */
export type SourceText = Pick<SpecText, 'key' | 'english'>;

/** Compares translations with their English strings by the hash of their source. */
export function textStatus(
  texts: readonly SourceText[],
  messages: Readonly<Record<string, Pick<Message, 'hash'>>>,
): TextStatus {
  const keys = new Set(texts.map(({key}) => key));
  const present = texts.filter(({key}) => Object.hasOwn(messages, key));
  const isCurrent = ({key, english}: SourceText): boolean => messages[key]?.hash === sourceHash(english);
  return {
    translated: present.filter(isCurrent).map(({key}) => key),
    stale: present.filter((original) => !isCurrent(original)).map(({key}) => key),
    missing: texts.filter(({key}) => !Object.hasOwn(messages, key)).map(({key}) => key),
    orphaned: Object.keys(messages).filter((key) => !keys.has(key)),
  };
}

/** Formats the counts of a language as one line. */
export function describeStatus(locale: string, {translated, stale, missing, orphaned}: TextStatus): string {
  const all = translated.length + stale.length + missing.length;
  const inEnglish = stale.length + missing.length;
  return [
    `${locale}: ${translated.length} of ${all} texts translated`,
    ...(inEnglish > 0 ? [`${inEnglish} in English (${missing.length} missing, ${stale.length} stale)`] : []),
    ...(orphaned.length > 0 ? [`${orphaned.length} orphaned`] : []),
  ].join(', ');
}

/** An error in a translation. */
export interface Finding {
  readonly key: string;
  /** The predicate of a sentence whose subject is the key. */
  readonly what: string;
}

/** The errors in the translation of a current string. */
export function translationErrors(english: string, message: string): string[] {
  return message.trim() === ''
    ? ['is empty. Remove the whole entry: English is shown until it is translated']
    : compareFrozenParts(english, message);
}

/**
 * The errors in a language's translations: orphaned or empty entries, and changes to code, links,
 * numbers or names. Stale ones are not compared: their source is gone, and English is shown
 * instead.
 */
export function messageErrors(texts: readonly SpecText[], messages: Messages): Finding[] {
  const {orphaned} = textStatus(texts, messages);
  return [
    ...orphaned.map((key) => ({
      key,
      what: 'matches no string of the spec, because the string was renamed or removed: npm run api:texts moves renamed ones, and removes the rest with -- --prune',
    })),
    ...texts.flatMap(({key, english}) => {
      const entry = Object.hasOwn(messages, key) ? messages[key] : undefined;
      return entry && (entry.hash === sourceHash(english) || entry.message.trim() === '')
        ? translationErrors(english, entry.message).map((what) => ({key, what}))
        : [];
    }),
  ];
}
