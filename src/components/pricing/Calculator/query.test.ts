import fc from 'fast-check';

import {type Inputs, defaultInputs, forVolumes, ranges} from './inputs';
import {decodeInputs, encodeInputs, queryMark} from './query';

const inputs: fc.Arbitrary<Inputs> = fc.record({
  ...forVolumes((key) => fc.integer(ranges[key])),
  nonProfit: fc.boolean(),
});

it('round-trips', () => {
  fc.assert(
    fc.property(inputs, (written) => {
      expect(decodeInputs(`?${encodeInputs(written)}`)).toEqual(written);
      expect(encodeInputs(written)).toContain(queryMark);
    }),
  );
  expect(encodeInputs({...defaultInputs, nonProfit: true})).toBe(
    'emails=100000&campaigns=0&verifications=0&months=1&nonprofit=1',
  );
});

it.each(['', '?', '?utm_source=letter', '?emails%3D5', '?__proto__=1', '?constructor=1'])(
  'finds no inputs in %j',
  (search) => {
    expect(decodeInputs(search)).toBeUndefined();
  },
);

it.each([
  '?emails=-1',
  '?emails=1e7',
  '?emails=1.5',
  '?emails=%',
  `?emails=${'9'.repeat(10_000)}`,
  '?emails=',
  '?months=0',
  '?months=37',
  '?nonprofit=yes',
])('ignores %.60j', (search) => {
  expect(decodeInputs(search)).toEqual(defaultInputs);
});

it('uses valid values next to invalid ones', () => {
  expect(decodeInputs('?emails=oops&verifications=7&months=12&months=99')).toEqual({
    ...defaultInputs,
    verifications: 7,
    months: 12,
  });
});

it('returns valid inputs for any query', () => {
  const name = fc.constantFrom('emails', 'campaigns', 'verifications', 'months', 'nonprofit');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.integer().map(String)))), (pairs) => {
      const decoded = decodeInputs(new URLSearchParams(pairs).toString()) ?? defaultInputs;
      forVolumes((key) => {
        expect(Number.isInteger(decoded[key])).toBe(true);
        expect(decoded[key]).toBeGreaterThanOrEqual(ranges[key].min);
        expect(decoded[key]).toBeLessThanOrEqual(ranges[key].max);
      });
    }),
    {numRuns: 2_000},
  );
});
