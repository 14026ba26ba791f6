import {compareFrozenParts} from '../../lib/frozenParts';
import {sourceHash} from '../../lib/sourceHash';
import type {TextPlace} from './findTexts';
import type {Messages} from './messages';
import {textStatus} from './status';

/** Something that is wrong with a translation. */
export interface Finding {
  readonly key: string;
  /** The end of a sentence that begins with the key. */
  readonly what: string;
}

/** What is wrong with a translation of a text as it reads now. */
export function judgeTranslation(english: string, message: string): string[] {
  return message.trim() === ''
    ? ['is empty. Leave the whole entry out: English is shown until it is translated']
    : compareFrozenParts(english, message);
}

/**
 * What is wrong with a language's texts: orphaned ones, empty ones, and those
 * that changed code, links, numbers or names. A stale one is not compared: the
 * English text that it belongs to is gone, and English is shown instead.
 */
export function judgeMessages(places: readonly TextPlace[], messages: Messages): Finding[] {
  const {orphaned} = textStatus(places, messages);
  return [
    ...orphaned.map((key) => ({
      key,
      what: 'translates no text of the description. Its text was renamed or removed: npm run api:texts moves it where the text only has another name, and removes the rest with -- --prune',
    })),
    ...places.flatMap(({key, english}) => {
      const entry = Object.hasOwn(messages, key) ? messages[key] : undefined;
      return entry && (entry.hash === sourceHash(english) || entry.message.trim() === '')
        ? judgeTranslation(english, entry.message).map((what) => ({key, what}))
        : [];
    }),
  ];
}
