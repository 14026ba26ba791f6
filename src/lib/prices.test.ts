import {literalPrices} from './prices';

it.each(['20 USD', '$20', 'USD 20', '20 $', '20 долларов'])('finds the price %s', (price) => {
  expect(literalPrices(`It costs ${price} today.`)).toHaveLength(1);
});
