import {typographyErrors} from '@packages/translate';

import type {Locale} from '../../src/config/locales';
import {typography} from './typography';

test.each<[Locale, string]>([
  ['en', 'A wren’s song: “loud” – and short…'],
  ['en', 'A "loud" song'],
  ['de', 'Der Zaunkönig, auf Englisch „wren“'],
  ['fr', 'Que faire\u202f? Le «\u00a0wren\u00a0»'],
  ['fr', 'Débité\u00a0: {count} crédit, https://mailwren.example à 10:30'],
  ['cs', 'e-mail v\u00a0kampani a\u00a0s\u00a0kredity, API a\u00a0SMTP, „wren“'],
  ['uk', 'Кредити\u00a0— від {price}, «Зростання»'],
])('accepts correct text in %s: %s', (locale, text) => {
  expect(typographyErrors(text, typography[locale])).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['es', 'Una "canción"', 'instead of straight ones'],
  ['uk', "Комп'ютер", 'the apostrophe ’'],
  ['en', 'one - two', 'a dash instead of a hyphen'],
  ['de', 'und so weiter...', '… instead of three dots'],
  ['de', 'auf Englisch “wren”', 'the quotation marks „“'],
  ['fr', 'Que faire ?', 'a narrow non-breaking space'],
  ['fr', 'Débité : 1', 'a non-breaking space (U+00A0) before a colon'],
  ['fr', 'le « wren »', 'within « and »'],
  ['ru', 'на „почте“', 'the quotation marks «»'],
])('in %s "%s" is refused', (locale, text, expected) => {
  expect(typographyErrors(text, typography[locale]).join()).toContain(expected);
});
