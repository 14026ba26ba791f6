import type {Inspection} from '../../src/build/inspectPage';
import {pageFindings} from './pageFindings';

const page = {scriptHashes: [], findings: [], urls: []};
const exists = (pathname: string): boolean => !pathname.includes('missing');

it('lists files and lines of links that lead nowhere, and the paths of generated pages', async () => {
  const pages = {
    '/docs/credits': {...page, urls: ['/docs', '/docs/missing/idempotency'], source: 'docs/credits.mdx'},
    '/docs/webhooks': {
      ...page,
      findings: ['Its link "/docs/authentication" is wrong.'],
      source: 'docs/webhooks/index.mdx',
    },
    '/api/a': {...page, urls: ['/de/missing.png', '/missing.png'], source: 'generated/api/en/a.mdx'},
  };
  expect(await pageFindings(pages, exists)).toEqual([
    expect.stringMatching(/^docs\/credits\.mdx:\d+: "\/docs\/missing\/idempotency" does not exist\./u),
    expect.stringMatching(/^docs\/webhooks\/index\.mdx:\d+: Its link/u),
    '/api/a: "/missing.png" does not exist. Correct the path, or put the file in static/.',
  ]);
});

it('lists a link of all pages once', async () => {
  const pages = Array.from({length: 7}, (_, index) => [`/${index}`, {...page, urls: ['/missing']}]);
  expect(await pageFindings(Object.fromEntries(pages) as Record<string, Inspection>, exists)).toEqual([
    '/0, /1, /2, /3, /4 and 2 other pages: "/missing" does not exist. Correct the path, or put the file in static/.',
  ]);
});
