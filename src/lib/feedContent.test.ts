import {feedContent} from './feedContent';

it('keeps content that works anywhere, and removes what works only on the site', () => {
  const html =
    '<h2 class="anchor" id="a">A<a class="hash-link" href="#a">#</a></h2><figure class="f"><svg><text>drawn</text></svg><figcaption>What it shows</figcaption></figure><pre tabindex="0"><code>x</code></pre><button>Copy</button>';
  expect(feedContent(html)).toBe(
    '<h2 id="a">A</h2><figure><figcaption>What it shows</figcaption></figure><pre><code>x</code></pre>',
  );
});
