import {phaseOf, readableLog} from './phases';

const perf = (step: string): string =>
  `[PERF] Build > de > ${step} - 1.20 seconds! - (Heap 88mb -> 88mb / Total 118mb)`;

it.each([
  ['Load site', 'bundling'],
  ['Bundling with rspack', 'rendering pages'],
  ['SSG', 'writing feeds and sitemap'],
  ['postBuild()', 'checking links'],
])('after "%s" the build is %s', (step, phase) => {
  expect(phaseOf(perf(step))).toBe(phase);
});

it.each([perf('Load site > Load context'), perf('SSG > SSG (worker pool)'), '[INFO] Creating a build', ''])(
  'learns nothing from %j',
  (line) => {
    expect(phaseOf(line)).toBeUndefined();
  },
);

it('leaves the performance log out of what a person reads', () => {
  expect(readableLog(`${perf('Load site')}\nError: broken\n  at page\n${perf('SSG')}\n`)).toBe(
    'Error: broken\n  at page',
  );
});
