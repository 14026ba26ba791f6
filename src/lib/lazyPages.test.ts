import {announcePages, knownPages, onPagesKnown, partOf, preloadLazyPage, registerLazyPages} from './lazyPages';

it('finds the same part for an address each time, and uses all of them about equally', () => {
  const sizes = Array.from({length: 8}, () => 0);
  for (let number = 0; number < 800; number += 1) {
    const path = `/de/blog/post-${number}`;
    const part = partOf(path, sizes.length);
    expect(partOf(path, sizes.length)).toBe(part);
    sizes[part] = (sizes[part] ?? 0) + 1;
  }
  expect(Math.min(...sizes)).toBeGreaterThan(60);
  expect(Math.max(...sizes)).toBeLessThan(140);
  expect(partOf('/blog/a', 1)).toBe(0);
});

it('fetches a page below a registered address, and no other', async () => {
  const fetched: string[] = [];
  registerLazyPages('/blog', (path) => {
    fetched.push(path);
    return Promise.resolve();
  });
  await preloadLazyPage('/blog/a');
  await preloadLazyPage('/blog');
  await preloadLazyPage('/blogs/a');
  expect(fetched).toEqual(['/blog/a']);
});

it('tells who listens that pages have become known, until the listener leaves', () => {
  const before = knownPages();
  let heard = 0;
  const leave = onPagesKnown(() => {
    heard += 1;
  });
  announcePages();
  leave();
  announcePages();
  expect([heard, knownPages() - before]).toEqual([1, 2]);
});
