import {wholeOperations} from './operations';
import {bookshop} from './testing';
import type {Spec} from './types';

it('returns every operation by its tag, with its references and the parameters of its path', () => {
  const [listing, ...others] = wholeOperations(bookshop);
  expect(listing).toMatchObject({operationId: 'listBooks', method: 'get', path: '/books'});
  expect(others.map(({operationId}) => operationId)).toEqual(['getBook', 'placeOrder']);
  expect(others[0]?.parameters).toMatchObject([{name: 'isbn', in: 'path', example: '978-1'}]);
  expect(others[0]?.responses['404']?.description).toBe('What is wrong.');
});

it('prefers the parameters of an operation to those of its path', () => {
  const limit = {name: 'limit', in: 'query'};
  const get = {operationId: 'listAuthors', parameters: [{...limit, example: 1}]};
  const paths = {'/authors': {summary: 'Not an operation', parameters: [limit, {...limit, in: 'header'}], get}};
  const [operation] = wholeOperations({...bookshop, paths} as Spec);
  expect(operation?.parameters).toEqual([
    {...limit, in: 'header'},
    {...limit, example: 1},
  ]);
});

it('reports an operation without an id', () => {
  const paths = {'/orders': {post: {responses: {}}}};
  expect(() => wholeOperations({...bookshop, paths})).toThrow('POST /orders has no operationId');
});
