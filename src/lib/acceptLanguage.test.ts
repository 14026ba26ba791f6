import fc from 'fast-check';

import {parseAcceptLanguage} from './acceptLanguage';
import {negotiateLanguage} from './language';

it.each([
  ['de-AT', ['de-AT']],
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.5, uk ; q=0.9 ,ru;Q=0.7', ['uk', 'ru', 'en']],
  ['fr;q=0.8,es;q=0.8,it', ['it', 'fr', 'es']],
  ['de;q=0,en', ['en']],
  ['*', []],
  ['cs, *;q=0.1', ['cs']],
  ['de,DE;q=0.9,de', ['de']],
  ['', []],
  [' , ,;,', []],
])('reads %j as %j', (header, languages) => {
  expect(parseAcceptLanguage(header)).toEqual(languages);
});

it.each([
  'de;q=NaN',
  'de;q=-1',
  'de;q=1.5',
  'de;q=1e-1',
  'de;q=',
  'de;q=0.1234',
  'de;level=1',
  'de;q=1;q=0.5',
  'de_DE',
  'de\r\nSet-Cookie: a=b',
  'de\0',
  'дe',
  'de-',
  'x'.repeat(9),
])('leaves out the malformed %j, and keeps what stands beside it', (malformed) => {
  expect(parseAcceptLanguage(`${malformed},fr;q=0.2`)).toEqual(['fr']);
});

it('reads no more than a browser would send', () => {
  expect(parseAcceptLanguage(`${'a,'.repeat(10_000)}de`)).toEqual(['a']);
  expect(parseAcceptLanguage('q'.repeat(1_000_000))).toEqual([]);
});

it('gives nothing but well-formed tags, each once, whatever it is told', () => {
  const piece = fc.oneof(
    fc.string({unit: 'binary', maxLength: 20}),
    fc.constantFrom('de', 'DE', 'pt-BR', '*', ';q=', '0.5', 'NaN', ',', '\r\n', '\0', '__proto__', 'constructor'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const languages = parseAcceptLanguage(pieces.join(''));
      expect(languages.filter((tag) => !/^[a-z0-9-]+$/iu.test(tag))).toEqual([]);
      expect(new Set(languages.map((tag) => tag.toLowerCase())).size).toBe(languages.length);
    }),
  );
});

it('leads to the language that the browser would choose itself', () => {
  const tags = fc.uniqueArray(
    fc.constantFrom('de-AT', 'de', 'en-GB', 'pt-BR', 'uk', 'ru', 'ja', 'cs-CZ', 'zh-Hant-TW'),
  );
  fc.assert(
    fc.property(tags, (languages) => {
      // Chrome and Firefox lower the weight from language to language, never below 0.1.
      const header = languages
        .map((tag, index) => (index === 0 ? tag : `${tag};q=${Math.max(0.1, 1 - index / 10).toFixed(1)}`))
        .join(',');
      expect(parseAcceptLanguage(header)).toEqual(languages);
      expect(negotiateLanguage(parseAcceptLanguage(header))).toBe(negotiateLanguage(languages));
    }),
  );
});
