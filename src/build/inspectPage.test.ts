import {inspectPage} from './inspectPage';
import {readPage} from '../lib/readPage';

const page = (body: string, lang = 'de-DE'): string =>
  `<!doctype html><html lang="${lang}"><head><title>Seite</title></head><body><main id="__docusaurus_skipToContent_fallback">${body}</main></body></html>`;

const inspect = (html: string): ReturnType<typeof inspectPage> => inspectPage(readPage(html), 'de-DE');

it('accepts a correct page', () => {
  const good = page(
    '<video src="/a.mp4" poster="/a.png"><source src="/b.webm"></video><img src="data:,"><p class="a">Text <a href="/docs#a">b</a> <a id="c">d</a></p><script src="/a.js"></script>',
  );
  expect(inspect(good)).toEqual({
    findings: [],
    urls: ['/a.mp4', '/a.png', '/b.webm', '/docs#a', '/a.js'],
    scriptHashes: [],
  });
});

it('hashes inline scripts in the format of the policy, but not data', () => {
  // echo -n 'alert(1 < 2)' | openssl dgst -sha256 -binary | base64
  expect(
    inspect(page('<script>alert(1 < 2)</script><script type="application/ld+json">{}</script>')).scriptHashes,
  ).toEqual(['sha256-sNrEwoN+m2QWFx3xSWF5tXbMBCa9HAFJjjrCn0gRwZg=']);
});

it.each([
  ['a style attribute', page('<p style="color:red">x</p>'), /style attribute "color:red"/u],
  ['a style element', page('<style>p{}</style>'), /Move this <style>/u],
  ['an inline handler', page('<p onclick="x()">x</p>'), /inline handler "onclick"/u],
  ['another language', page('', 'en'), /<html lang> is "en", expected "de-DE"/u],
  ['a javascript: link', page('<a href="java&#115;cript:x">x</a>'), /The link "javascript:x" is rejected/u],
  [
    'a link that was turned into text',
    page('<span data-refused-link="//evil.example">x</span>'),
    /The link "\/\/evil\.example"/u,
  ],
  [
    'a form that submits to another host',
    page('<form action="https://evil.example"></form>'),
    /<form> sends to.*form-action/u,
  ],
  ['an image from another host', page('<img src="//cdn.example/a.png" alt="">'), /<img> loads "\/\/cdn\.example/u],
  ['a srcset from another host', page('<img srcset="/a.png, https://cdn.example/b.png 2x" alt="">'), /cdn\.example/u],
  ['a stylesheet from another host', page('<link rel="stylesheet" href="https://cdn.example/a.css">'), /<link> loads/u],
  ['a frame', page('<iframe src="/a.html"></iframe>'), /link to it instead/u],
  ['an object', page('<object data="/a.pdf"></object>'), /object-src/u],
  ['a redirect', page('<meta http-equiv="Refresh" content="0; url=https://evil.example">'), /movedPaths/u],
  ['a base', page('<base href="/de/">'), /<base> changes/u],
  ['a report of clicks', page('<a href="/docs" ping="/log">x</a>'), /"ping", which reports/u],
  ['an old link in a drawing', page('<svg><a xlink:href="https://evil.example">x</a></svg>'), /Write href/u],
  [
    'no target for the first link',
    page('').replace(' id="__docusaurus_skipToContent_fallback"', ''),
    /"Skip to main content" does not/u,
  ],
  ['a video from another host', page('<video src="https://cdn.example/a.mp4"></video>'), /media-src/u],
  ['no title', page('').replace(/<title>.*<\/title>/u, ''), /no <title>/u],
  [
    'a long title',
    page('').replace('Seite', 'x'.repeat(66)),
    /title has 66 characters, expected at most 65.*front matter/u,
  ],
  [
    'a long description',
    page('').replace('</head>', `<meta name="description" content="${'x'.repeat(166)}"></head>`),
    /description has 166 characters, expected at most 165/u,
  ],
  ['two equal IDs', page('<h2 id="a">A</h2><nav id="a"></nav>'), /the ID "a".*Change/u],
  ['two mains', page('</main><main>'), /one <main> element, but has 2/u],
])('finds %s', (_name, html, finding) => {
  expect(inspect(html).findings).toEqual([expect.stringMatching(finding)]);
});
