import {feedContent, feedItem} from './feedItems';
import {somePost} from './fixtures';

it('keeps what can be read anywhere, and nothing that works on the site only', () => {
  const html =
    '<h2 class="anchor" id="a">A<a class="hash-link" href="#a">#</a></h2><figure class="f"><svg><text>drawn</text></svg><figcaption>What it shows</figcaption></figure><pre tabindex="0"><code>x</code></pre><button>Copy</button>';
  expect(feedContent(html)).toBe(
    '<h2 id="a">A</h2><figure><figcaption>What it shows</figcaption></figure><pre><code>x</code></pre>',
  );
});

it('names both dates and the category', () => {
  const item = {title: 'A', link: 'https://a.example', date: new Date(0), category: [{name: 'One'}]};
  const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
  expect(feedItem(item, somePost({last_update: {date: '2026-03-05'}}), 'Technical')).toMatchObject({
    published: day('2026-03-01'),
    date: day('2026-03-05'),
    category: [{name: 'Technical'}, {name: 'One'}],
  });
  expect(feedItem(item, somePost(), 'Technical').date).toEqual(day('2026-03-01'));
});
