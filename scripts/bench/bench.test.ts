import {bend, perPost} from './growth';
import {pageFiles} from './pageFiles';
import {stepSeconds} from './perfLog';

it('knows a straight line from a curve', () => {
  expect(perPost([100, 60], [500, 160])).toBe(0.25);
  expect(bend([0, 30], [100, 55], [500, 155])).toBe(1);
  // Seconds that grow with the square of the posts.
  expect(bend([0, 0], [100, 1], [500, 25])).toBeCloseTo(6);
});

it('reads the steps of a build, in seconds, and none of their parts', () => {
  const log = [
    '[PERF] Build > en > Load site > Load context - 285.43 ms - (Heap 127mb -> 130mb / Total 160mb)',
    '[PERF] Build > en > Load site - 850.5 ms - (Heap 96mb -> 170mb / Total 197mb)',
    '[PERF] Build > en > Bundling with rspack - 83.48 seconds! - (Heap 177mb -> 229mb / Total 265mb)',
    '[PERF] Build > en > SSG - 1.20 minutes! - (Heap 229mb -> 229mb / Total 241mb)',
    '[PERF] Build > en > postBuild() - 35.37 seconds! - (Heap 229mb -> 562mb / Total 598mb)',
    'Something else',
  ].join('\n');
  expect([...stepSeconds(log)]).toEqual([
    ['reading', 0.8505],
    ['bundling', 83.48],
    ['drawing', 72],
    ['feeds, search and pictures', 35.37],
  ]);
});

it('finds what a page fetches, each once, and nothing of other sites', () => {
  const html =
    '<link rel=preload as=font href=/f.woff2><link rel="stylesheet" href="/a.css"><link rel="prefetch" href="/p.js"><img src=/l.svg><img src="/l.svg"><img src="data:image/png;base64,AA"><script src="/m.js" type="text/deferred"></script><script>1</script><script src="https://a.example/x.js"></script>';
  expect(pageFiles(html)).toEqual({styles: ['/a.css'], fonts: ['/f.woff2'], images: ['/l.svg'], scripts: ['/m.js']});
});
