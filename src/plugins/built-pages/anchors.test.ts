import {brokenAnchors, readAnchors} from './anchors';
import {readPage} from '../../lib/readPage';

const origin = 'https://site.example';

/** The broken links of two pages. */
const broken = (first: string, second = ''): string[] => {
  const pages = [
    ['/docs/a', first],
    ['/docs/b', second],
  ] as const;
  return [
    ...brokenAnchors(
      pages.map(([route, html]) => readAnchors(readPage(html), route)),
      origin,
    ).values(),
  ].flat();
};

it.each([
  ['a heading', '<a href="#b">x</a><h2 id="b">B</h2>'],
  ['any other element', '<a href="#b">x</a><a id="b"></a><ul id="c"></ul><a href="/docs/a#c">y</a>'],
  [
    'the top, another site and a page that is not here',
    '<a href="#top">x</a><a href="https://x.example/#b">x</a><a href="/old#b">x</a>',
  ],
  ['letters outside of ASCII', '<a href="#gr%C3%B6%C3%9Fe">x</a><p id="größe"></p>'],
])('accepts links to %s', (_name, html) => {
  expect(broken(html)).toEqual([]);
});

it('reports links to an ID that no element has', () => {
  expect(broken('<a href="/docs/b#c">x</a>', '<h2 id="d">D</h2><a href="#d">y</a>')).toEqual([
    `The link "/docs/b#c" doesn't match any ID on the page that it leads to. Correct the link, or end the heading on that page with {/* #c */}.`,
  ]);
});
