import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import {pricingDocument, pricingSchema} from './pricingDocument';
import {facts} from '../data/facts';
import {addOns, bundles} from '../data/pricing';

const ajv = new Ajv2020({strict: true, allErrors: true});
addFormats(ajv);
const validate = ajv.compile(pricingSchema());

/** Every object of a schema, with its path. */
function* fields(schema: object, path = '$'): Generator<[string, Record<string, unknown>]> {
  yield [path, schema as Record<string, unknown>];
  const {properties = {}, items} = schema as {properties?: Record<string, object>; items?: object};
  for (const [name, property] of Object.entries(properties)) {
    yield* fields(property, `${path}.${name}`);
  }
  if (items && 'properties' in items) {
    yield* fields(items, `${path}[]`);
  }
}

it('matches its schema', () => {
  validate(pricingDocument());
  expect(validate.errors).toBeNull();
});

it('describes every field', () => {
  const silent = [...fields(pricingSchema())].filter(([, {description}]) => typeof description !== 'string');
  expect(silent.map(([path]) => path)).toEqual([]);
});

it('matches the data', () => {
  const document = pricingDocument() as {
    bundles: {credits: number; priceCents: number; illustrative: string[]}[];
    addOns: {monthCents?: number; illustrative: string[]}[];
    nonProfitDiscount: number;
    illustrative: boolean;
  };
  const marked = [...document.bundles, ...document.addOns].some(({illustrative}) => illustrative.length > 0);
  expect(document.illustrative).toBe(marked);
  expect(document.bundles.map(({credits, priceCents}) => [credits, priceCents])).toEqual(
    bundles.map(({credits, priceCents}) => [credits, priceCents]),
  );
  expect(document.bundles.map(({illustrative}) => illustrative)).toEqual(bundles.map(({illustrative}) => illustrative));
  expect(document.addOns.map(({monthCents}) => monthCents)).toEqual(
    addOns.map((addOn) => ('price' in addOn ? addOn.price.monthCents : undefined)),
  );
  expect(document.nonProfitDiscount).toBe(facts.nonProfitDiscount);
});

it.each([
  ['a field that is missing', '"guarantee"', '"promise"'],
  ['a field that is unknown', '"product":', '"price":1,"product":'],
  ['a price with a fraction of a cent', '"priceCents":2000,', '"priceCents":0.5,'],
  ['another currency', '"USD"', '"EUR"'],
  ['a mark on a field that has none', '["monthCents",', '["id",'],
  ['credits that expire', '"expire":false', '"expire":true'],
])('has a schema that rejects %s', (_name, good, bad) => {
  const text = JSON.stringify(pricingDocument());
  expect(text).toContain(good);
  expect(validate(JSON.parse(text.replace(good, bad)))).toBe(false);
});
