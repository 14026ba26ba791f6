import {type Figure, benchPages, figures, operation} from '../scripts/bench/budgets';
import {htmlSize, largestOperationPage, weigh} from '../scripts/bench/measure';
import type {Locale} from '../src/config/locales';
import {attributesOf, readPage} from './support/html';
import {locales, pagesOf} from './support/pages';
import {expect, test} from './support/site';

// The budgets of `npm run bench` that do not depend on the machine's load.

for (const [name, {path, budgets}] of Object.entries(benchPages)) {
  test(`${name} is within its size budgets`, async ({page}) => {
    const weight = {html: await htmlSize(path), ...(await weigh(page, path))};
    const sizes = (Object.keys(budgets) as Figure[]).filter((figure) => figures[figure].unit === 'KB');
    expect(sizes).toContain('script');
    for (const figure of sizes) {
      const {[figure]: size = 0} = weight;
      expect.soft(size, figures[figure].label).toBeGreaterThan(0);
      expect.soft(size, figures[figure].label).toBeLessThanOrEqual(budgets[figure] ?? 0);
    }
  });
}

test('the largest operation page is within its HTML and script budgets in every language', async ({page}) => {
  const path = await largestOperationPage();
  expect.soft(await htmlSize(path), path).toBeLessThanOrEqual(operation.budgets.html);
  const {script} = await weigh(page, path);
  expect.soft(script, path).toBeLessThanOrEqual(operation.budgets.script);
});

/** The subset of the display face that a language needs besides Latin. */
const besideLatin: Readonly<Partial<Record<Locale, string>>> = {cs: 'latin-ext', uk: 'cyrillic', ru: 'cyrillic'};

for (const locale of locales) {
  test(`each kind of page in ${locale} loads the display face before the first paint`, async () => {
    const expected = ['latin', besideLatin[locale]].filter((subset) => subset !== undefined);
    for (const url of pagesOf(locale)) {
      const files = attributesOf(await readPage(url), 'link[rel="preload"][as="font"]', 'href');
      const subsets = files.map((file) => /geologica-(.+)-600-normal/u.exec(file)?.[1]);
      expect.soft(subsets, url).toEqual(expected);
    }
  });
}
