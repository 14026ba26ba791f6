import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import type {Spec} from '@packages/openapi';
import camelCase from 'lodash/camelCase';
import type {Locator, Page} from 'playwright/test';
import {parse} from 'yaml';

import {type Locale, localeBaseUrl, locales} from '../src/config/locales';
import {postRedirects, readPosts} from '../src/blog';
import {operationsById} from '../src/lib/apiOverview';
import {pageUrl} from '../src/lib/routes';
import type {SearchPage} from '../src/search/ranking';
import {type Search, openIndex} from '../src/search/ranking/rank';
import {messageIn} from './support/messages';
import {holdScripts, hydrated, openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** The visible one of the two search boxes. */
const boxOf = (page: Page): Locator => page.getByRole('search').locator('input[name="q"]:visible');

const optionsOf = (page: Page): Locator => page.getByRole('option');

// Wide enough for the box in every language; on narrow screens, a button opens it.
test.use({viewport: {width: 1600, height: 900}});

/** Opens a page and waits until the search is ready. */
async function openDocs(page: Page, url: string): Promise<Locator> {
  await openApplication(page, url);
  const box = boxOf(page);
  await expect(box).toHaveAttribute('role', 'combobox');
  return box;
}

/** Opens the index of a language in the build. */
async function readIndex(locale: Locale): Promise<{search: Search; size: number}> {
  const dir = path.join('build', localeBaseUrl(locale));
  const name = (await readdir(dir)).find((entry) => /^search-index-\w+\.json$/u.test(entry)) ?? '';
  const search = openIndex(JSON.parse(await readFile(path.join(dir, name), 'utf8')) as SearchPage[], locale);
  return {search, size: (await readFile(path.join(dir, `${name}.br`))).length};
}

/** A query and its pages; one of them must be among the first results. */
type Query = readonly [query: string, targets: readonly string[], results?: number];

/** The queries that do not find their page. The targets are English paths, and posts have a slug in each language. */
async function missedBy(search: Search, locale: Locale, queries: readonly Query[]): Promise<string[]> {
  const posts = new Map(postRedirects(await readPosts(process.cwd()), [locale]).map(({from, to}) => [from, to]));
  return queries
    .filter(([query, targets, results = 3]) => {
      const urls = targets.map((target) => pageUrl(target, locale)).map((url) => posts.get(url) ?? url);
      return !search(query, results).some(({page}) => urls.includes(page.path));
    })
    .map(([query, targets]) => `${query} (${targets.join(', ')})`);
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(path.join('build', file), 'utf8')) as T;

/** Queries that are the same in every language: names of operations, events, errors, and an email's fields in code. */
async function identifiers(): Promise<Query[]> {
  const spec = await readJson<Spec>('openapi.json');
  const {errors} = await readJson<{errors: {code: string; url: string}[]}>('errors.json');
  const {events} = await readJson<{events: {type: string; url: string}[]}>('events.json');
  const fields = (await readFile('build/api/emails/send-email.html', 'utf8')).matchAll(/id="body-(?<name>[a-z_]+)"/gu);
  const pathOf = (url: string): string => new URL(url).pathname;
  return [
    ...[...operationsById(spec).values()].flatMap(({method, path: route, operationId, href}): Query[] => [
      [`${method.toUpperCase()} ${route}`, [href], 1],
      [operationId, [href]],
    ]),
    ...events.map(({type, url}): Query => [type, [pathOf(url)], 1]),
    ...errors.map(({code, url}): Query => [code, [pathOf(url)]]),
    ...[...fields].flatMap(({groups: {name = ''} = {}}): Query[] => [
      [name, ['/api/emails/send-email']],
      [camelCase(name), ['/api/emails/send-email']],
    ]),
  ];
}

for (const locale of locales) {
  test(`the search in ${locale} finds 97% of the queries, and every operation, event, error and field by its name`, async () => {
    const {search, size} = await readIndex(locale);
    const file = parse(await readFile('src/search/ranking/queries.yaml', 'utf8')) as Record<Locale, object>;
    const queries = Object.entries(file[locale]).map(([query, target]): Query => [query, [target].flat() as string[]]);
    const missed = await missedBy(search, locale, queries);
    console.log(`${locale}: ${queries.length} queries, ${missed.length} missed: ${missed.join('; ')}`);
    expect.soft(queries.length).toBeGreaterThanOrEqual(35);
    expect.soft(missed.length / queries.length).toBeLessThanOrEqual(0.03);
    expect.soft(size).toBeLessThanOrEqual(250_000);
    const names = await identifiers();
    expect(names.length).toBeGreaterThan(150);
    expect(await missedBy(search, locale, names)).toEqual([]);
  });
}

test('results are grouped, announced and chosen with the mouse; a click outside only closes them', async ({page}) => {
  await openApplication(page, '/pricing');
  await page.keyboard.press('/');
  await page.getByRole('search').getByRole('button', {name: 'scheduled_at'}).click();
  await expect(boxOf(page)).toHaveValue('scheduled_at');
  const listbox = page.getByRole('listbox', {name: 'Search documentation'});
  const first = listbox.getByRole('option').first();
  await expect(listbox.getByRole('group', {name: 'Top results'}).getByRole('option')).toHaveCount(3);
  await expect(listbox.getByRole('group', {name: 'API reference'}).getByRole('option').first()).toBeVisible();
  await expect(first.locator('mark')).not.toHaveCount(0);
  const statuses = page.getByRole('search').getByRole('status');
  await expect(statuses.filter({hasText: /\d+ results/u})).toBeAttached();
  const {x = 0, y = 0} = (await page.getByRole('banner').getByRole('link').first().boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/pricing');

  await page.keyboard.press('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await first.click();
  await expect(page).toHaveURL('/api/emails/send-email#body-scheduled_at');
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  await expect(listbox).toBeHidden();
});

test('the results page shows the results for its URL, and is not indexed', async ({page}) => {
  await openApplication(page, pageUrl('/docs', 'cs'));
  await page.keyboard.press('/');
  await page.keyboard.type('cenik');
  await page
    .getByRole('search')
    .getByRole('link', {name: messageIn('cs', 'search.allResults')})
    .click();
  await expect(page).toHaveURL(`${pageUrl('/search', 'cs')}?q=cenik`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Ceník'}).first()).toHaveAttribute('href', '/cs/cenik');
  await expect(main.getByRole('status')).toHaveText(/\d+\svýsled/u);
  const count = async (text: Locator): Promise<number> => Number(/\d+/u.exec((await text.textContent()) ?? '')?.[0]);
  await expect(main.getByRole('listitem')).toHaveCount(await count(main.getByRole('status')));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the search loads on first use; a result is chosen by keyboard, and the first one is the default', async ({
  page,
}) => {
  const box = await openDocs(page, '/docs');
  expect(page.workers()).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('domain');
  await expect(optionsOf(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = optionsOf(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  const target = await optionsOf(page).last().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');

  await page.keyboard.press('/');
  await boxOf(page).fill('quickstart');
  await expect(optionsOf(page).first()).toHaveAttribute('href', '/docs/quickstart');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/quickstart');
  expect(page.workers()).toHaveLength(1);
});

test('Escape first closes the results, then returns the focus or empties the box', async ({page}) => {
  const box = await openDocs(page, '/docs');
  await page.keyboard.press('/');
  // In the box, / is a character.
  await page.keyboard.type('/emails');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('/emails');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();

  const link = page.getByRole('main').getByRole('link', {name: 'Quickstart'}).first();
  await link.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a search without results links to the index', async ({page}) => {
  const box = await openDocs(page, '/docs');
  await box.fill('xylophone');
  const search = page.getByRole('search').filter({has: page.locator(':focus')});
  await expect(search.getByText('No results for "xylophone".').last()).toBeVisible();
  const index = search.getByRole('link', {name: 'All pages from A to Z'});
  await expect(index).toHaveAttribute('href', '/docs/indexsd?q=xylophone');
  await box.press('Enter');
  await expect(page).toHaveURL('/docs/indexsd?q=xylophone');
});

for (const [what, files] of [
  ['the index', '**/search-index*'],
  // The only scripts requested after hydration.
  ['its script', '**/*.js'],
] as const) {
  test(`a failure to load ${what} is shown, logged and retried`, async ({page, logged}) => {
    const box = await openDocs(page, '/docs');
    await page.route(files, (route) => route.abort());
    await box.fill('doma');
    const search = page.getByRole('search').filter({has: page.locator(':focus')});
    await expect(search.getByText("Search couldn't be loaded.").last()).toBeVisible();
    await expect(search.getByRole('link', {name: 'All pages from A to Z'})).toBeVisible();
    expect(logged.join('\n')).toContain('The search could not be loaded:');
    await expect(box).toHaveValue('doma');
    await page.unroute(files);
    await box.fill('domai');
    await expect(optionsOf(page).first()).toBeVisible();
    logged.length = 0;
  });
}

for (const shortcut of ['/', 'Control+k']) {
  test(`${shortcut} and text typed right after it reach the box before hydration`, async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/docs/quickstart');
    await page.keyboard.press(shortcut);
    await page.keyboard.type('domain');
    const box = boxOf(page);
    await expect(box).toHaveValue('domain');
    held.release();
    await hydrated(page);
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.type('s');
    await expect(box).toHaveValue('domains');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the box links to the index', async ({page}) => {
    await page.goto('/de/docs/quickstart');
    await boxOf(page).fill('domain');
    await boxOf(page).press('Enter');
    await expect(page).toHaveURL('/de/docs/indexsd?q=domain');

    await page.setViewportSize({width: 320, height: 640});
    await page.goto('/docs');
    await expect(boxOf(page)).toHaveCount(0);
    await page.getByRole('banner').locator('summary', {hasText: 'Search'}).click();
    await boxOf(page).fill('domain');
    await boxOf(page).press('Enter');
    await expect(page).toHaveURL('/docs/indexsd?q=domain');
  });

  test('the results page says that it needs JavaScript, and links to the index', async ({page}) => {
    await page.goto('/search?q=bounce');
    await expect(page.getByText('The search needs JavaScript')).toBeVisible();
    await page.goto(pageUrl('/search', 'uk'));
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('домен');
    await box.press('Enter');
    await expect(page).toHaveURL(`/uk/docs/indexsd?q=${encodeURIComponent('домен')}`);
  });
});
