import {type Locale, localeConfigs} from '../../config/locales';

const latin = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');

/**
 * The letters below which a dictionary of the language lists words. Letters
 * that differ by an accent only (`Ä`, `É`, `Ё`) belong to their base, and
 * those that begin no word (`Ь`) are left out.
 */
const alphabets: Readonly<Record<Locale, readonly string[]>> = {
  en: latin,
  de: latin,
  fr: latin,
  es: 'A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z'.split(' '),
  it: latin,
  pt: latin,
  cs: 'A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž'.split(' '),
  uk: 'А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я'.split(' '),
  ru: 'А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Э Ю Я'.split(' '),
};

/** How a language sorts terms, and below which letter it lists them. */
export interface Alphabet {
  /** The language's own letters, in order. */
  letters: readonly string[];
  /** Orders two terms as a dictionary does. */
  compare: (a: string, b: string) => number;
  /** The letter that a term is listed below; nothing for digits and symbols. */
  letterOf: (term: string) => string | undefined;
}

/** What a dictionary looks at: quotation marks and the like do not count. */
function sortKey(term: string): string {
  return term.replace(/^[\p{Pi}\p{Pf}\p{Ps}"'¿¡]+/u, '');
}

/** The alphabet of a language. */
export function alphabetOf(locale: Locale): Alphabet {
  const {iso} = localeConfigs[locale];
  const letters = alphabets[locale];
  const order = new Intl.Collator(iso, {numeric: true});
  const base = new Intl.Collator(iso, {sensitivity: 'base'});
  // Longest first, so that Czech `Ch` is found before `C`.
  const candidates = [...new Set([...letters, ...latin])].sort((a, b) => b.length - a.length);
  return {
    letters,
    compare: (a, b) => order.compare(sortKey(a), sortKey(b)) || order.compare(a, b),
    letterOf(term) {
      const key = sortKey(term);
      const [first = ''] = key;
      if (!/\p{L}/u.test(first)) {
        return undefined;
      }
      const known = candidates.find((letter) => base.compare(key.slice(0, letter.length), letter) === 0);
      return known ?? first.toLocaleUpperCase(iso);
    },
  };
}
