import {bookshop, bookshopConventions} from '@packages/openapi/testing';

import {createMockApi} from './mockApi';

const api = createMockApi(bookshop, {conventions: bookshopConventions});
const headers = {'x-shop-key': api.exampleKey, 'content-type': 'application/json'};
const order = (body: object): ReturnType<typeof api.respond> =>
  api.respond({method: 'POST', url: '/v2/orders', headers, body: JSON.stringify(body)});

/** The example in the README. */
it('responds with the examples of any API, and with its own names of errors', () => {
  expect(api.respond({method: 'GET', url: '/v2/books/978-1', headers: {}}).body).toEqual({
    result: {id: 'b-1', title: 'Odes', price: 12.5},
  });
  expect(order({book: 'b-1', copies: 0, payment: {kind: 'card', token: 'tok_1'}})).toMatchObject({
    status: 400,
    body: {
      error: 'invalid',
      message: '1 value in the request is not valid.',
      errors: [{pointer: '/copies', code: 'out_of_range', message: 'Expected 1 or more.'}],
    },
  });
});

it('generates what the spec has no example of, and continues lists by its cursor', () => {
  expect(order({book: 'b-1', payment: {kind: 'invoice', days: 14}})).toMatchObject({
    status: 201,
    body: {result: {id: 'o-1', book: 'b-1'}},
  });
  const page = (query: string): unknown =>
    (api.respond({method: 'GET', url: `/v2/books?genre=poetry${query}`, headers: {}}).body as {page: unknown}).page;
  expect([page(''), page('&from=b-1')]).toMatchObject([{continues: true}, {continues: false}]);
});
