import {type PhraseOf, limitPhrases} from './limitPhrases';

const phraseOf: PhraseOf = (name, numbers) => [name, ...Object.values(numbers)].join(' ');

it.each([
  [{minLength: 1, maxLength: 998}, ['length 1 998']],
  [{minLength: 20, maxLength: 20}, ['exactLength 20']],
  [{maxLength: 25_000_000}, ['maxLength 25,000,000']],
  [{minLength: 1}, ['minLength 1']],
  [{minimum: 1, maximum: 100}, ['range 1 100']],
  [{exclusiveMinimum: 0, multipleOf: 5}, ['moreThan 0', 'multipleOf 5']],
  [{minItems: 0, maxItems: 50, uniqueItems: true}, ['maxItems 50', 'unique']],
  [{maxProperties: 20, pattern: '^a'}, ['maxProperties 20']],
])('returns %j', (limits, phrases) => {
  expect(limitPhrases(limits, phraseOf, 'en-US')).toEqual(phrases);
});

it('formats numbers for the locale', () => {
  expect(limitPhrases({maxLength: 1000}, phraseOf, 'de-DE')).toEqual(['maxLength 1.000']);
});

it('chooses the plural form by the last number', () => {
  const cs: PhraseOf = (_name, {max = ''}) => `${max} znak|${max} znaky|${max} znaku|${max} znaků`;
  expect([1, 3, 1.5, 5].flatMap((maxLength) => limitPhrases({maxLength}, cs, 'cs-CZ'))).toEqual([
    '1 znak',
    '3 znaky',
    '1,5 znaku',
    '5 znaků',
  ]);
});
