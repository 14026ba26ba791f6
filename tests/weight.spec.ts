import {pageUrl} from '../src/lib/routes';
import {expect, test} from './support/site';
import {type Weight, largestOperationPage, weigh} from './support/weight';

const budget: Weight = {
  html: 60,
  scriptBeforeLoad: 6.3,
  // 3 KB more for the page bar on phones, labels on untranslated pages, the larger home page, and plural forms of amounts;
  // 2 KB for the request that the hero sends, the plots of prices and the message of the newsletter form.
  script: 160,
  fonts: 60,
};

/**
 * Docs pages also have the diagrams, the search box, the longer sidebar, and the routes of posts with their paths in nine languages.
 * Routes list the languages that a page isn't translated into yet. 4 KB are for 17 more pages in the sidebar and the routes, in which those without a translation list their languages.
 */
const docsBudget: Weight = {...budget, script: 179};

const budgets: readonly [path: string, budget: Weight][] = [
  ['/', budget],
  ['/pricing', budget],
  ['/docs/quickstart', docsBudget],
  ['/blog', budget],
  ['/api/emails/send-email', docsBudget],
];

/** Checks the figures of a page against their budgets. */
function expectWithin(weight: Partial<Weight>, limits: Partial<Weight>, url: string): void {
  for (const [figure, limit] of Object.entries(limits)) {
    const size = weight[figure as keyof Weight] ?? 0;
    expect.soft(size, `${url}: ${figure}`).toBeGreaterThan(0);
    expect.soft(size, `${url}: ${figure}`).toBeLessThanOrEqual(limit);
  }
}

// In English, and in a language with longer words.
for (const [path, limits] of budgets) {
  for (const url of [pageUrl(path, 'en'), pageUrl(path, 'de')]) {
    test(`${url} is within its size budgets`, async ({page}) => {
      expectWithin(await weigh(page, url), limits, url);
    });
  }
}

test('the largest operation page is within its HTML and script budgets in every language', async ({page}) => {
  const url = await largestOperationPage();
  const {html, script} = docsBudget;
  expectWithin(await weigh(page, url), {html, script}, url);
});
