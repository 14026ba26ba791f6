import {alphabetOf} from './alphabet';
import {type Locale, locales} from '../../config/locales';

it.each<[Locale, string]>([
  ['en', 'API key, credit, Étude, zone'],
  ['de', 'Absender, Äpfel, Apfelmus, Öffnung, Ordner, Zustellung'],
  ['cs', 'cena, čas, ďábel, doména, hodnota, chyba, ikona, řádek, šablona, úkol, usnesení'],
  ['uk', 'адреса, гість, ґанок, експорт, єдність, ідея, їжа, йод, API, Webhook'],
  ['ru', 'еда, ёлка, ель, икс, йод, яма, API'],
])('sorts terms in %s as a dictionary does', (locale, terms) => {
  const expected = terms.split(', ');
  const {compare} = alphabetOf(locale);
  // Against the order, so that a comparison without effect is found.
  expect([...expected].reverse().sort(compare)).toEqual(expected);
});

it.each<[Locale, string, string | undefined]>([
  ['de', 'Öffnung', 'O'],
  ['cs', 'Čas', 'Č'],
  ['cs', 'úkol', 'U'],
  ['cs', 'chyba', 'Ch'],
  ['cs', 'cena', 'C'],
  ['en', 'change', 'C'],
  ['es', 'ñandú', 'Ñ'],
  ['uk', 'їжа', 'Ї'],
  ['uk', 'ґанок', 'Ґ'],
  ['ru', 'ёлка', 'Е'],
  ['uk', 'API key', 'A'],
  ['en', 'Доставка', 'Д'],
  ['de', '„Zustellung“', 'Z'],
  ['es', '¿Qué es?', 'Q'],
  ['en', '/emails', undefined],
  ['en', '404', undefined],
  ['en', '', undefined],
])('in %s lists %s below %s', (locale, term, letter) => {
  expect(alphabetOf(locale).letterOf(term)).toBe(letter);
});

it.each(locales)('names the letters of %s in the order in which its terms are sorted', (locale) => {
  const {letters, compare, letterOf} = alphabetOf(locale);
  expect([...letters].reverse().sort(compare)).toEqual(letters);
  expect(letters.map(letterOf)).toEqual(letters);
});

it('looks past quotation marks, and counts numbers as numbers', () => {
  const {compare} = alphabetOf('en');
  expect(['“b”', 'c', 'a'].sort(compare)).toEqual(['a', '“b”', 'c']);
  expect(['Step 10', 'Step 9'].sort(compare)).toEqual(['Step 9', 'Step 10']);
});
