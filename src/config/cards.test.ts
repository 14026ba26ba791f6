import {cardFile} from './cards';

test.each([
  ['/', 'home'],
  ['/pricing', 'pricing'],
  ['/blog', 'blog'],
  ['/blog/buy-postage', 'home'],
  ['/docs/quickstart', 'home'],
  ['/privacy-policy', 'home'],
])('%s shows the card %s', (path, name) => {
  expect(cardFile(path)).toBe(`img/cards/${name}.png`);
});
