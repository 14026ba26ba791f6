import {readTitle} from './readTitle';

test('the title of a page is its first h1', () => {
  expect(readTitle('<h2>No</h2><h1>One <b>card</b>\n &amp; more</h1><h1>No</h1>', '/x')).toBe('One card & more');
  expect(() => readTitle('<h2>No</h2>', '/x')).toThrow('/x has no <h1>');
});
