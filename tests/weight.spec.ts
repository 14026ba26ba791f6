import {type BenchPage, type BenchPageName, benchPages} from '../scripts/bench/budgets';
import {largestOperationPage} from '../scripts/bench/largestPage';
import {weigh} from '../scripts/bench/measure';
import {buildDir} from '../scripts/lib/paths';
import {expect, test} from './support/site';

// The budgets of size that a change of one page can break; `npm run bench` measures the others.

test('the largest page of an operation keeps its budget of HTML, in every language', async () => {
  const {path, bytes} = await largestOperationPage(buildDir);
  expect(bytes, path).toBeLessThanOrEqual(benchPages.largest.budgets.html);
});

for (const [name, {path, budgets}] of Object.entries(benchPages) as [BenchPageName, BenchPage][]) {
  if (path !== undefined) {
    test(`${name} sends no more script before the load event than its budget`, async ({page}) => {
      const {scriptBeforeLoad} = await weigh(page, path);
      expect(scriptBeforeLoad).toBeGreaterThan(0);
      expect(scriptBeforeLoad).toBeLessThanOrEqual(budgets.scriptBeforeLoad ?? -1);
    });
  }
}

test('the page of an operation runs hardly more script than a page of documentation', async ({page, browser}) => {
  const operation = await weigh(page, benchPages.operation.path);
  const context = await browser.newContext();
  const docs = await weigh(await context.newPage(), new URL(benchPages.docs.path, page.url()).href);
  await context.close();
  expect(docs.script).toBeGreaterThan(docs.scriptBeforeLoad);
  expect(operation.script - docs.script).toBeLessThanOrEqual(benchPages.operation.budgets.scriptBeyondDocs);
});
