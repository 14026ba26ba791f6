import {examplesOf, formsOf, referencesOf, urlOf, wholeOperations, wireParameters} from '.';
import {bookshop} from './testing';

/** The example in the README. */
it('reads the spec of any API', () => {
  const references = referencesOf(bookshop);
  const [listBooks, getBook] = wholeOperations(bookshop);
  const parameters = wireParameters(getBook?.parameters ?? [], references);
  const base = 'https://api.books.example/v2';
  expect(urlOf({base, path: getBook?.path ?? '', parameters, inPath: {isbn: '978-1'}, inQuery: {}})).toBe(
    'https://api.books.example/v2/books/978-1',
  );
  expect(examplesOf(listBooks?.parameters?.[0] ?? {}, references)).toEqual([{name: 'example', value: 'poetry'}]);
  const payment = {$ref: '#/components/schemas/NewOrder/properties/payment'};
  expect(formsOf(payment, references).map(({schema}) => schema.name)).toEqual(['Card', 'Invoice']);
});
