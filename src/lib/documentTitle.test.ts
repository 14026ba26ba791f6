import {brand} from '../config/site';
import {pageTitle} from './documentTitle';

it.each([
  [`Pricing | ${brand}`, 'Pricing'],
  [`Pricing – ${brand}`, 'Pricing'],
  [`A | B · ${brand}`, 'A | B'],
  [brand, brand],
  ['Pricing', 'Pricing'],
])('reads the title in %s', (title, expected) => {
  expect(pageTitle(title)).toBe(expected);
});
