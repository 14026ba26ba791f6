import {limitPhrases, rateLimitPhrase} from './limitPhrases';
import {fill} from '../../src/reference/models/texts';

const t = (id: string, values?: Readonly<Record<string, string>>): string =>
  fill(`${id.replace('api.', '')} {min} {max} {length} {step} {count} {seconds}`, values).replace(/\s*\{\w+\}/gu, '');

it.each([
  [{minLength: 1, maxLength: 998}, ['limit.length 1 998']],
  [{minLength: 20, maxLength: 20}, ['limit.exactLength 20']],
  [{maxLength: 25_000_000}, ['limit.maxLength 25,000,000']],
  [{minLength: 1}, ['limit.minLength 1']],
  [{minimum: 1, maximum: 100}, ['limit.range 1 100']],
  [{exclusiveMinimum: 0, multipleOf: 5}, ['limit.moreThan 0', 'limit.multipleOf 5']],
  [{minItems: 0, maxItems: 50, uniqueItems: true}, ['limit.maxItems 50', 'limit.unique']],
  [{maxProperties: 20, pattern: '^a'}, ['limit.maxProperties 20']],
])('returns %j', (limits, phrases) => {
  expect(limitPhrases(limits, t, 'en-US')).toEqual(phrases);
});

it('formats numbers for the locale', () => {
  expect(limitPhrases({maxLength: 1000}, t, 'de-DE')).toEqual(['limit.maxLength 1.000']);
});

it('returns request limits as a phrase', () => {
  const limits = [
    {quota: 2, window: 1},
    {quota: 5000, window: 86_400},
    {quota: 9, window: 60},
  ];
  expect(rateLimitPhrase(limits, t, 'en-US')).toBe(
    'rateLimit.second 2 1, rateLimit.day 5,000 86,400, rateLimit.other 9 60',
  );
});
