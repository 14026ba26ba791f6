import {wholeOperations} from '@packages/openapi';
import {bookshop, bookshopConventions} from '@packages/openapi/testing';

import {fixtureRequest} from './testing';
import {type Sample, languageOf, samplesOfRequest} from './samples';
import {type SampleTarget, sampleTargets} from './targets';
import type {Syntax} from './language';
import {json, printLiteral} from './literals';
import {samplesOf} from './request';
import {codeOf as layOut} from './text';

const codeOf = ({files}: Sample): string => files.map(({code}) => code).join('');

test('every operation of any API has a sample for every target, with its own names', () => {
  const [listing, reading, order] = wholeOperations(bookshop).map((operation) =>
    samplesOf(bookshop, operation, bookshopConventions),
  );
  for (const samples of [listing, reading, order]) {
    expect(samples?.map(({target}) => target)).toEqual(sampleTargets);
  }
  const isIn = (samples: readonly Sample[] | undefined, text: string): SampleTarget[] =>
    (samples ?? []).filter((sample) => codeOf(sample).includes(text)).map(({target}) => target);
  expect(isIn(listing, 'https://api.books.example/v2/books?genre=poetry')).toEqual(sampleTargets);
  expect(isIn(reading, 'https://api.books.example/v2/books/978-1')).toEqual(sampleTargets);
  expect(isIn(listing, 'BOOKSHOP_KEY')).toEqual([]);
  expect(isIn(order, 'BOOKSHOP_KEY')).toEqual(sampleTargets);
  expect(isIn(order, 'X-Shop-Key')).toEqual(sampleTargets);
  expect(isIn(order, 'Request-Token')).toEqual(sampleTargets);
  const component = order?.find(({target}) => target === 'vue')?.files[0]?.code;
  expect(component).toMatch(/^<script setup>(?![^]*(?:BOOKSHOP_KEY|X-Shop-Key))/u);
});

/** How each target writes a body. A shell doesn't have literals. `literals.test.ts` checks the values of literals. */
const syntaxOf = (target: SampleTarget): Syntax => (target === 'curl' ? json : languageOf(target));

test('every sample contains the body of its request, as a literal of its language', () => {
  /** Code without the parts that depend on the line width or on the quotes around JSON. */
  const squeezed = (code: string): string =>
    code
      .replaceAll('\\\\', '\\')
      .replaceAll(/\s+/gu, '')
      .replaceAll(/,(?=[\]}])/gu, '');
  const body = {name: 'Ada "the" bird', tags: ['a', 'b'], nests: [{id: 1, empty: {}, open: null}], rate: 0.5, ok: true};
  const missing = samplesOfRequest({...fixtureRequest, body}).filter((sample) => {
    const literal = layOut([printLiteral(body, syntaxOf(sample.target))], languageOf(sample.target));
    return !squeezed(codeOf(sample)).includes(squeezed(literal));
  });
  expect(missing.map(({target}) => target)).toEqual([]);
});

test('the reader’s own idempotency key replaces the generated one', () => {
  const idempotency = {header: 'Idempotency-Key', key: "it's $1 \\"};
  const samples = samplesOfRequest({...fixtureRequest, idempotency});
  expect(samples).toHaveLength(sampleTargets.length);
  for (const sample of samples) {
    const code = codeOf(sample);
    expect([sample.target, code]).toEqual([
      sample.target,
      expect.stringMatching(/it(?:'|\\'|'\\'')s \\?\$1 \\{1,2}["']/u),
    ]);
    expect([sample.target, code]).not.toEqual([sample.target, expect.stringMatching(/uuid|job_id|random|crypto/iu)]);
  }
});
