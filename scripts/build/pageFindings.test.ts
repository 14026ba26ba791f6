import {pageFindings} from './pageFindings';

it('lists files and lines of URLs that do not exist, and the paths of generated pages', async () => {
  const page = {scriptHashes: [], findings: [], urls: []};
  const source = 'docs/webhooks/index.mdx';
  const pages = {
    '/docs/credits': {...page, urls: ['/docs', '/docs/missing/idempotency'], source: 'docs/credits.mdx'},
    '/docs/webhooks': {...page, findings: ['The link "/docs/authentication" is wrong.', 'The page is wrong.'], source},
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`/${name}`, {...page, urls: ['/missing.png']}]),
    ),
  };
  expect(await pageFindings(pages, (pathname) => !pathname.includes('missing'))).toEqual([
    expect.stringMatching(/^docs\/credits\.mdx:\d+: "\/docs\/missing\/idempotency" does not exist\./u),
    expect.stringMatching(/^docs\/webhooks\/index\.mdx:\d+: The link/u),
    `${source}: The page is wrong.`,
    '/a, /b, /c, /d, /e and 1 other page: "/missing.png" does not exist. Correct the path, or put the file in static/.',
  ]);
});
