import {plural} from './plural';

it('counts one, none and many', () => {
  expect([0, 1, 2].map((count) => plural(count, 'language'))).toEqual(['0 languages', '1 language', '2 languages']);
});
