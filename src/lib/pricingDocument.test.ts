import {pricingDocument} from './pricingDocument';
import {facts} from '../data/facts';
import {addOns, bundles} from '../data/pricing';

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
