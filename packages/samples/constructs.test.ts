import {wholeOperations} from '@packages/openapi';
import {withConstructs} from '@packages/openapi/testing';

import {fixtureConventions, fixtureSpec} from './testing';
import {type SampleTarget, sampleTargets} from './targets';
import {samplesOf} from './request';

/** `npm run samples` runs the samples of these operations in every language. */
const spec = withConstructs({...fixtureSpec, tags: [{name: 'Emails'}]});

/** Each target's code for an operation. */
function codes(operationId: string): [target: SampleTarget, code: string][] {
  const operation = wholeOperations(spec).find((it) => it.operationId === operationId);
  const samples = operation ? samplesOf(spec, operation, fixtureConventions) : [];
  return samples.map(({target, files}) => [target, files.map(({code}) => code).join('')]);
}

/** The targets whose code matches. */
const targetsWith = (operationId: string, pattern: RegExp): SampleTarget[] =>
  codes(operationId).flatMap(([target, code]) => (pattern.test(code) ? [target] : []));

test.each(['getStats', 'searchStats', 'clearStats', 'deleteStats', 'listRegions', 'getRegion'])(
  '%s has a sample for every target, without blank lines in calls or values that are no text',
  (operationId) => {
    const all = codes(operationId);
    expect(all.map(([target]) => target)).toEqual(sampleTargets);
    for (const [, code] of all) {
      expect(code).not.toMatch(/undefined(?!;)|NaN|\[object Object\]|[ \t]$|[{[(]\n\n/mu);
    }
  },
);

test('a response without a body is not read before its status is known', () => {
  const read =
    /(?:\.json\(\)|JSON\.parse|readTree|Decode)[^]*(?:response\.ok|HTTPSuccess|[sS]tatusCode(?:\(\))? >= 400)/u;
  expect(targetsWith('getStats', read).length).toBeGreaterThan(5);
  expect(targetsWith('clearStats', read)).toEqual([]);
  expect(targetsWith('deleteStats', read)).toEqual([]);
});

test('a required header is sent', () => {
  expect(targetsWith('deleteStats', /If-Match.{1,8}v1/u)).toEqual(sampleTargets);
  expect(targetsWith('clearStats', /X-Parts.{1,8}1,2/u)).toEqual(sampleTargets);
  expect(targetsWith('clearStats', /X-Note/u)).toEqual([]);
});

test('parameters are written in their style', () => {
  const query =
    '2?share=0.5&statuses=a,b&codes=1&codes=2&sent%5Bgte%5D=2026-01-12&sent%5Bfinal%5D=true&filter=%7B%22min%22%3A1%7D';
  expect(
    codes('searchStats').filter(([, code]) => !code.includes(`https://api.birds.example/v1/stats/${query}`)),
  ).toEqual([]);
  expect(targetsWith('getRegion', /\/regions\/web['" \n]/u)).toEqual(sampleTargets);
});

test('the server of an operation is used, with the defaults of its variables', () => {
  expect(targetsWith('listRegions', /https:\/\/eu\.stats\.example\/v2\/regions/u)).toEqual(sampleTargets);
});
