import {literalPrices, specPrices} from './prices';

it.each(['20 USD', '$20', 'USD 20', '20 $', '20 долларов'])('finds the price %s', (price) => {
  expect(literalPrices(`It costs ${price} today.`)).toHaveLength(1);
});

it('reports prices in the texts of the spec with their file', () => {
  const text = {file: 'resources/emails/sendEmail.yaml', key: 'operations.sendEmail.description'};
  expect(specPrices([{...text, english: 'Costs 20 USD.'}])).toEqual([
    expect.stringContaining(
      'api-spec/resources/emails/sendEmail.yaml: "operations.sendEmail.description" has the price',
    ),
  ]);
  expect(specPrices([{...text, english: 'Costs one credit.'}])).toEqual([]);
});
