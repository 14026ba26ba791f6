import {buyUrl} from './buyUrl';
import {appLinks} from '@site/src/config/site';

it('lists each bundle by tier or id, with its quantity', () => {
  expect(buyUrl([{bundle: {id: 'b250k', tier: 'growth'}, count: 1}])).toBe(`${appLinks.signUp}?bundle=growth`);
  expect(
    buyUrl([
      {bundle: {id: 'b10m'}, count: 3},
      {bundle: {id: 'b40k', tier: 'starter'}, count: 1},
    ]),
  ).toBe(`${appLinks.signUp}?bundle=b10m*3&bundle=starter`);
});

it('asks for the discount of non-profits and students', () => {
  const growth = {bundle: {id: 'b250k', tier: 'growth'}, count: 1} as const;
  expect(buyUrl([growth], true)).toBe(`${appLinks.signUp}?bundle=growth&nonprofit=1`);
});
