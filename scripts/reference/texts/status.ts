import {compareFrozenParts} from '../../lib/frozenParts';
import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import type {SpecText} from './findTexts';
import type {Message, Messages} from './messages';

/** How far a language's texts have come: keys by state. */
export interface TextStatus {
  /** Translated, from the English text as it reads now. */
  readonly translated: readonly string[];
  /** Translated from an earlier English text: English is shown. */
  readonly stale: readonly string[];
  /** Not translated: English is shown. */
  readonly missing: readonly string[];
  /** Translations of texts that no longer exist. */
  readonly orphaned: readonly string[];
}

/** An English text and its key. */
export type SourceText = Pick<SpecText, 'key' | 'english'>;

/** Compares translations with their English texts; each has the hash of the text that it was made from. */
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

/** The counts of a language in one line. */
export function describeStatus(locale: string, {translated, stale, missing, orphaned}: TextStatus): string {
  const all = translated.length + stale.length + missing.length;
  const inEnglish = stale.length + missing.length;
  return [
    `${locale}: ${translated.length} of ${all} texts translated`,
    ...(inEnglish > 0 ? [`${inEnglish} in English (${missing.length} missing, ${stale.length} stale)`] : []),
    ...(orphaned.length > 0 ? [`${orphaned.length} orphaned`] : []),
  ].join(', ');
}

/** Something that is wrong with a translation. */
export interface Finding {
  readonly key: string;
  /** The end of a sentence that begins with the key. */
  readonly what: string;
}

/** What is wrong with a translation of a text as it reads now. */
export function translationErrors(english: string, message: string): string[] {
  return message.trim() === ''
    ? ['is empty. Leave the whole entry out: English is shown until it is translated']
    : compareFrozenParts(english, message);
}

/**
 * What is wrong with a language's texts: orphaned ones, empty ones, and those
 * that changed code, links, numbers or names. A stale one is not compared: the
 * English text that it belongs to is gone, and English is shown instead.
 */
export function messageErrors(texts: readonly SpecText[], messages: Messages): Finding[] {
  const {orphaned} = textStatus(texts, messages);
  return [
    ...orphaned.map((key) => ({
      key,
      what: 'translates no text of the spec. Its text was renamed or removed: npm run api:texts moves it where the text only has another name, and removes the rest with -- --prune',
    })),
    ...texts.flatMap(({key, english}) => {
      const entry = Object.hasOwn(messages, key) ? messages[key] : undefined;
      return entry && (entry.hash === sourceHash(english) || entry.message.trim() === '')
        ? translationErrors(english, entry.message).map((what) => ({key, what}))
        : [];
    }),
  ];
}
