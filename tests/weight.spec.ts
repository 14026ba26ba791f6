import {pageUrl} from '../src/lib/routes';
import {expect, test} from './support/site';
import {type Weight, largestOperationPage, weigh} from './support/weight';

const budget: Weight = {
  html: 60,
  scriptBeforeLoad: 6.3,
  script: 156,
  fonts: 60,
};

/** Docs pages also have the search box, the sidebar, and diagrams. */
const docsBudget: Weight = {...budget, script: 173};

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

// Tests English, and a language with longer words.
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
