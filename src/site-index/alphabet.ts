import {type Locale, localeConfigs} from '../config/locales';

const latin = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z';

/**
 * The letters of a language's dictionaries, if they differ from English. Omits accented letters that are sorted with
 * their base letter (`Ä`, `Ё`), and letters that don't start words (`Ь`).
 */
const alphabets: Readonly<Partial<Record<Locale, string>>> = {
  es: 'A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z',
  cs: 'A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž',
  uk: 'А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я',
  ru: 'А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Э Ю Я',
};

/** The heading of terms that start with a digit or symbol. */
export const symbols = '#';

/** Sorts a language's terms, and finds the letter for each: one of the alphabet, another one, or {@link symbols}. */
export function alphabetOf(locale: Locale) {
  const {iso} = localeConfigs[locale];
  const letters = (alphabets[locale] ?? latin).split(' ');
  // Puts Czech `Ch` before `C`, because `find` returns the first match.
  const candidates = [...letters, ...latin.split(' ')].sort((a, b) => b.length - a.length);
  const order = new Intl.Collator(iso, {numeric: true});
  const base = new Intl.Collator(iso, {sensitivity: 'base'});
  /** A term without opening punctuation, such as a quotation mark. */
  const keyOf = (term: string): string => term.replace(/^[\p{Pi}\p{Pf}\p{Ps}"'¿¡]+/u, '');
  return {
    letters,
    compare: (a: string, b: string): number => order.compare(keyOf(a), keyOf(b)) || order.compare(a, b),
    letterOf: (term: string): string => {
      const key = keyOf(term);
      const [first = ''] = key;
      return /\p{L}/u.test(first)
        ? (candidates.find((letter) => base.compare(key.slice(0, letter.length), letter) === 0) ??
            first.toLocaleUpperCase(iso))
        : symbols;
    },
  };
}
