import {withAbsoluteLinks} from './markdown';

it('makes links from the root absolute, and no others', () => {
  const link = (path: string): string => `https://a.example/de${path}`;
  expect(withAbsoluteLinks('[a](/b#c), [d](https://e.example/f), /g', link)).toBe(
    '[a](https://a.example/de/b#c), [d](https://e.example/f), /g',
  );
});
