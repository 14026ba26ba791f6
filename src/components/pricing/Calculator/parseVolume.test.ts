import fc from 'fast-check';

import {parseVolume} from './parseVolume';
import {localeConfigs} from '@site/src/config/locales';

const limits = {min: 0, max: 50_000_000};

it.each(Object.values(localeConfigs).map(({iso}) => iso))('parses every number formatted for %s', (iso) => {
  const format = new Intl.NumberFormat(iso);
  fc.assert(
    fc.property(fc.integer(limits), (value) => {
      expect(parseVolume(format.format(value), limits)).toEqual({value});
    }),
    {numRuns: 300},
  );
});

it.each([
  ['0', 0],
  ['', 0],
  ['-0', 0],
  ['50000000', 50_000_000],
  ['1 000', 1_000],
  ['1\u2009000', 1_000],
  ["1'000'000", 1_000_000],
  ['  12,345,678\n', 12_345_678],
  ['1,000.00', 1_000],
  ['1.000.000,00', 1_000_000],
  ['5,0', 5],
  ['3m', 3_000_000],
  ['200k', 200_000],
  ['1.5m', 1_500_000],
  ['1,25 Mio.', 1_250_000],
  ['2 млн', 2_000_000],
  ['5 mln', 5_000_000],
  ['1,200k', 1_200_000],
])('reads %j', (text, value) => {
  expect(parseVolume(text, limits)).toEqual({value});
});

it.each([
  ['50000001', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
  ['-5', 'tooSmall'],
  ['- 1.000', 'tooSmall'],
  ['1.5', 'notANumber'],
  ['1,000.5', 'notANumber'],
  // The separator marks thousands in some languages, and a fraction in others.
  ['1000,000', 'notANumber'],
  ['1,00,000', 'notANumber'],
  ['abc', 'notANumber'],
  ['12 34', 'notANumber'],
  ['k', 'notANumber'],
  ['1.2345k', 'notANumber'],
  ['3b', 'notANumber'],
  ['-3k', 'tooSmall'],
])('refuses %j: %s', (text, problem) => {
  expect(parseVolume(text, limits)).toEqual({problem});
});

it('enforces a minimum', () => {
  expect(parseVolume('0', {min: 1, max: 36})).toEqual({problem: 'tooSmall'});
  expect(parseVolume('37', {min: 1, max: 36})).toEqual({problem: 'tooLarge'});
  expect(parseVolume('', {min: 1, max: 36})).toEqual({value: 1});
});

it('returns an integer within the limits or a problem for any string, without delay', () => {
  fc.assert(
    fc.property(fc.string({unit: fc.constantFrom(...Array.from("0123456789., -\u202f'’xXkm"))}), (text) => {
      const {value = 0, problem} = parseVolume(text, limits);
      expect(problem !== undefined || (Number.isInteger(value) && value >= limits.min && value <= limits.max)).toBe(
        true,
      );
    }),
    {numRuns: 3_000},
  );
});
