import {englishLink} from './englishLink';

it.each([
  ['/de/preise', '/pricing'],
  ['/preise', '/pricing'],
  ['/de/pricing', '/pricing'],
  ['/uk/tsiny?plan=a#faq', '/pricing?plan=a#faq'],
  ['/de/docs/quickstart', '/docs/quickstart'],
  ['/de', '/'],
  ['/de/#product', '/#product'],
])('links %s to %s', (href, english) => {
  expect(englishLink(href)).toBe(english);
});

it.each(['/', '/pricing', '/nope', 'preise', '#preise', '//elsewhere.example/de/preise', 'pathname:///de/preise', ''])(
  'leaves %j alone',
  (href) => {
    expect(englishLink(href)).toBeUndefined();
  },
);
