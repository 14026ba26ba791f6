import {readFile, readdir} from 'node:fs/promises';

import {AxeBuilder} from '@axe-core/playwright';

import {localeConfigs} from '../src/config/locales';
import {pageUrl} from '../src/lib/routes';
import {changeKinds} from '../src/plugins/api-changelog/entries';
import {readEntries} from '../src/plugins/api-changelog/entries';
import {layoutLocales} from './support/pages';
import {expect, test} from './support/site';

const path = '/docs/api-changelog';

for (const locale of layoutLocales) {
  test.describe(`the API changelog in ${locale}, without script`, () => {
    test.use({javaScriptEnabled: false});

    test('has every day of the entries, the newest first, each with an address', async ({page}) => {
      const days = (await readEntries('.')).map(({date}) => date).reverse();
      await page.goto(pageUrl(path, locale));
      const headings = page.locator('article h2');
      expect(await headings.evaluateAll((all) => all.map(({id}) => id))).toEqual(days);
      const contents = page.locator('.table-of-contents a');
      const addresses = days.map((day) => `#${day}`);
      expect(await contents.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);
      const own = headings.locator('a');
      const hashes = await own.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hash));
      expect(hashes).toEqual(addresses);
    });

    test('has the texts of the entries below their kinds, in the language they are in', async ({page}) => {
      const [entry] = (await readEntries('.')).reverse();
      const kinds = changeKinds.filter((kind) => entry?.changes.some((change) => change.kind === kind));
      await page.goto(pageUrl(path, locale));
      const groups = page.locator('article section[data-kind]');
      for (const [index, kind] of kinds.entries()) {
        await expect(groups.nth(index)).toHaveAttribute('data-kind', kind);
        await expect(groups.nth(index).getByRole('heading', {level: 3})).not.toBeEmpty();
      }
      const foreign = groups.locator('[lang="en"]');
      await expect(foreign).toHaveCount(
        locale === 'en' ? 0 : (await readEntries('.')).flatMap(({changes}) => changes).length,
      );
    });

    test('stands in the sidebar, and names its feeds to readers and to programs', async ({page}) => {
      await page.goto(pageUrl(path, locale));
      await expect(page.locator(`aside a[aria-current="page"][href="${pageUrl(path, locale)}"]`)).toBeVisible();
      for (const [file, type] of [
        ['atom.xml', 'application/atom+xml'],
        ['rss.xml', 'application/rss+xml'],
      ]) {
        const href = `${pageUrl(path, locale)}/${file}`;
        await expect(page.locator(`article a[href="${href}"]`)).toBeVisible();
        await expect(page.locator(`head link[rel="alternate"][type="${type}"][href="${href}"]`)).toHaveCount(1);
      }
    });
  });

  test(`the feeds of the API changelog in ${locale} are well-formed, with an entry a day`, async ({page}) => {
    const days = (await readEntries('.')).map(({date}) => date).reverse();
    await page.goto(pageUrl(path, locale));
    for (const [file, item, id] of [
      ['atom.xml', 'entry', 'id'],
      ['rss.xml', 'item', 'guid'],
    ] as const) {
      const response = await page.request.get(`${pageUrl(path, locale)}/${file}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/xml/u);
      const read = await page.evaluate(
        ([xml, itemName, idName]) => {
          const feed = new DOMParser().parseFromString(xml, 'application/xml');
          return {
            faults: feed.querySelectorAll('parsererror').length,
            language: feed.querySelector('language')?.textContent,
            ids: [...feed.querySelectorAll(`${itemName} > ${idName}`)].map(({textContent}) => textContent),
          };
        },
        [await response.text(), item, id] as const,
      );
      expect(read.faults).toBe(0);
      expect(read.ids).toEqual(days.map((day) => `https://mailwren.example${pageUrl(path, locale)}#${day}`));
      expect(read.language).toBe(item === 'item' ? localeConfigs[locale].iso : undefined);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the API changelog in ${locale}, ${colorScheme}`, () => {
      test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

      test('has no accessibility faults that a machine can find', async ({page}) => {
        await page.goto(pageUrl(path, locale));
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
      });
    });
  }
}

test('the entries are in the script of their page, and not in what every page loads', async ({request}) => {
  const [entry] = (await readEntries('.')).reverse();
  const [first = ''] = entry?.changes[0]?.description.split(/[.:,[]/u) ?? [];
  expect(first.length).toBeGreaterThan(10);
  const folder = 'build/assets/js';
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const bodies = await Promise.all(scripts.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const own = scripts.filter((_file, index) => bodies[index]?.includes(first));
  expect(own).toHaveLength(1);
  const html = await (await request.get('/docs/quickstart')).text();
  expect(html).toMatch(/\/assets\/js\/main[\w.-]*\.js/u);
  expect(html).not.toContain(own[0]);
});
