import {emailFaults, typographyFaults} from './typography';
import type {Locale} from '../../src/config/locales';

test.each<[Locale, string]>([
  ['en', 'A wren’s song: “loud” – and short…'],
  ['de', 'Der Zaunkönig, auf Englisch „wren“'],
  ['fr', 'Que faire\u202f? Le «\u00a0wren\u00a0»'],
  ['fr', 'Débité\u00a0: {count} crédit, https://mailwren.example à 10:30'],
  ['es', '¿Qué pasa con los «créditos»?'],
  ['cs', 'e-mail v\u00a0kampani a\u00a0s\u00a0kredity, API a\u00a0SMTP, „wren“'],
  ['uk', 'Кредити\u00a0— від {price}, «Зростання»'],
  ['ru', 'Письма доходят\u00a0— как на почте'],
])('well-set text in %s is left alone: %s', (locale, text) => {
  expect(typographyFaults(text, locale)).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'A "loud" song', 'not those of a keyboard'],
  ['uk', "Комп'ютер", 'the apostrophe ’'],
  ['en', 'one - two', 'a dash in place of a hyphen'],
  ['de', 'und so weiter...', '… in place of three dots'],
  ['de', 'auf Englisch “wren”', 'the quotation marks „“'],
  ['fr', 'Que faire ?', 'a narrow non-breaking space'],
  ['fr', 'Que faire?', 'a narrow non-breaking space'],
  ['fr', 'Débité : 1', 'a non-breaking space (U+00A0) before a colon'],
  ['fr', 'le « wren »', 'within « and »'],
  ['it', 'in inglese “wren”', 'the quotation marks «»'],
  ['cs', 'e-mail v kampani', 'after a word of one letter'],
  ['cs', 'K tomu', 'after a word of one letter'],
  ['uk', 'Кредити — від {price}', 'before a dash'],
  ['ru', 'на „почте“', 'the quotation marks «»'],
])('in %s "%s" is refused', (locale, text, expected) => {
  expect(typographyFaults(text, locale).join()).toContain(expected);
});

test('says where', () => {
  expect(typographyFaults('Kredity koupíte jednou a využijete', 'cs')).toEqual([
    'expected a non-breaking space (U+00A0) after a word of one letter at "píte jednou a využijete"',
  ]);
});

test.each([
  ['home.hero.title', 'Ihre E-Mail kommt an', 1],
  ['home.hero.title', 'Ihre E-\u2060Mail kommt an', 0],
  ['pricing.card.emails', '{count} e-mailů', 1],
  ['pricing.metaDescription', 'E-Mails ohne Abo', 0],
  ['blog.share.email', 'Per E-Mail', 0],
])('%s "%s" parts e-mail at the end of a line: %d', (id, text, faults) => {
  expect(emailFaults(id, text)).toHaveLength(faults);
});
