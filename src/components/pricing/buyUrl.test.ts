import {buyUrl} from './buyUrl';
import {appLinks} from '@site/src/config/site';
import {bestBundle, entryBundle} from '@site/src/data/pricing';

it('lists each bundle by tier or id, with its quantity', () => {
  expect(buyUrl([{bundle: entryBundle, count: 1}])).toBe(`${appLinks.signUp}?bundle=starter`);
  const items = [
    {bundle: bestBundle, count: 3},
    {bundle: entryBundle, count: 1},
  ];
  expect(buyUrl(items)).toBe(`${appLinks.signUp}?bundle=b10m*3&bundle=starter`);
});

it('asks for the discount of non-profits and students', () => {
  const url = buyUrl([{bundle: entryBundle, count: 1}], true);
  expect(url).toBe(`${appLinks.signUp}?bundle=starter&nonprofit=1`);
});
