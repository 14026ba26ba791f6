import {type Transfer, weighTraffic} from './traffic';

const site = 'http://localhost:3000';
const transfer = (path: string, kind: string, bytes: number, beforeLoad = false): Transfer => ({
  url: site + path,
  kind,
  bytes,
  beforeLoad,
});

it('counts what was fetched ahead and then run once, as the page’s own', () => {
  const weight = weighTraffic(
    [
      transfer('/', 'Document', 20_000, true),
      transfer('/main.js', 'Prefetch', 100_000),
      transfer('/main.js', 'Script', 0),
      transfer('/page.js?v=1', 'Script', 5_000),
    ],
    4_000,
  );
  expect(weight.script).toBe(109_000);
  expect(weight.scriptBeforeLoad).toBe(4_000);
  expect(weight.scriptOfOthers).toBe(0);
  expect(weight.total).toBe(125_000);
});

it('keeps what belongs to the pages behind links apart', () => {
  const weight = weighTraffic(
    [
      transfer('/', 'Document', 20_000, true),
      transfer('/pricing.js', 'Prefetch', 7_000),
      transfer('/docs.js', 'Other', 8_000),
      transfer('/docs.css', 'Prefetch', 900),
    ],
    0,
  );
  expect(weight).toEqual({scriptBeforeLoad: 0, script: 0, scriptOfOthers: 15_000, fonts: 0, total: 20_000});
});

it('sees a script that comes before the load event, and fonts and pictures', () => {
  const weight = weighTraffic(
    [
      transfer('/', 'Document', 20_000, true),
      transfer('/early.js', 'Script', 3_000, true),
      transfer('/late.js', 'Script', 2_000),
      transfer('/a.woff2', 'Font', 30_000, true),
      transfer('/b.woff2', 'Font', 10_000),
      transfer('/picture.png', 'Image', 600),
      transfer('/icons.svg', 'Other', 400),
    ],
    500,
  );
  expect(weight).toEqual({scriptBeforeLoad: 3_500, script: 5_500, scriptOfOthers: 0, fonts: 40_000, total: 66_000});
});
