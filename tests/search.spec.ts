import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from 'playwright/test';

import {expect, test} from './support/site';
import {layoutLocales} from './support/pages';
import {holdScripts, hydrated, openApplication} from './support/scripts';
import {pageUrl} from '../src/lib/routes';

/** The box, whatever its language; the one of the two that is drawn. */
const boxOf = (page: Page): Locator => page.getByRole('search').locator('input[name="q"]:visible');

const optionsOf = (page: Page): Locator => page.getByRole('option');

// Wide enough for the box in every language; where it is not, a button opens it.
test.use({viewport: {width: 1600, height: 900}});

/** Opens a page and waits until the application has taken the box over. */
async function openDocs(page: Page, url: string): Promise<Locator> {
  await openApplication(page, url);
  const box = boxOf(page);
  await expect(box).toHaveAttribute('role', 'combobox');
  return box;
}

for (const [locale, word, title] of [
  ['en', 'publishing', 'Send your first email'],
  ['de', 'ersten E-Mails', 'Die erste E-Mail senden'],
  ['cs', 'prvními e-maily', 'Odeslání prvního e-mailu'],
  ['uk', 'перших листів', 'Надішліть перший лист'],
] as const) {
  test(`"${word}" finds the quickstart in ${locale}, and a click leads there within the application`, async ({
    page,
  }) => {
    const box = await openDocs(page, pageUrl('/docs', locale));
    await box.fill(word);
    const option = optionsOf(page).filter({hasText: title}).first();
    await expect(option.locator('mark').first()).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await option.click();
    await expect(page).toHaveURL(new RegExp(`${pageUrl('/docs/quickstart', locale)}(#.*)?$`, 'u'));
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
    await expect(page.getByRole('listbox')).toBeHidden();
  });
}

test('results are grouped by the part of the documentation', async ({page}) => {
  const box = await openDocs(page, '/api');
  await box.fill('password reset');
  const listbox = page.getByRole('listbox', {name: 'Search documentation'});
  await expect(listbox.getByRole('group', {name: 'Guides'}).getByRole('option').first()).toBeVisible();
  await box.fill('scheduled_at');
  await expect(listbox.getByRole('group', {name: 'API reference'}).getByRole('option').first()).toBeVisible();
  await expect(
    page
      .getByRole('search')
      .getByRole('status')
      .filter({hasText: /Results: \d/u}),
  ).toBeAttached();
});

test('what stands on every page is not in the index, nor what all operations share', async ({page}) => {
  const box = await openDocs(page, '/docs');
  const loaded = page.waitForResponse(/search-index/u);
  await box.fill('domain');
  const parts = (await (await loaded).json()) as {documents: {t: string; u: string}[]}[];
  const texts = parts.flatMap(({documents}) => documents.map(({t}) => t));
  expect(texts.join()).toContain('scheduled_at');
  // A sentence may begin with the words of the list of contents.
  for (const words of [/On this page(?! you)/u, /Direct link to/u, /Copy code/u]) {
    expect(texts.filter((text) => words.test(text))).toEqual([]);
  }
  const reference = parts.flatMap(({documents}) => documents.filter(({u}) => u.startsWith('/api/')));
  expect(reference.length).toBeGreaterThan(100);
  expect(reference.filter(({t}) => t.includes('Too Many Requests'))).toEqual([]);
  expect(new Set(parts[0]?.documents.map(({u}) => u.split('/')[1]))).toEqual(new Set(['api', 'docs', 'guides']));
});

test('nothing of the search is loaded before it is used, and its files once after', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const box = await openDocs(page, '/docs/quickstart');
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  expect(requests.filter((url) => url.includes('search'))).toEqual([]);
  expect(page.workers()).toEqual([]);

  await box.focus();
  await expect.poll(() => requests.filter((url) => url.includes('search-index'))).toHaveLength(1);
  expect(page.workers()).toHaveLength(1);
  // The worker's script, and what the page needs to talk to it.
  const scripts = requests.slice(before).filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  expect(scripts).toContain(page.workers()[0]?.url());

  for (const word of ['credits', 'domain']) {
    await box.fill(word);
    await expect(optionsOf(page).locator('mark').first()).toBeVisible();
  }
  expect(requests.filter((url) => url.includes('search-index'))).toHaveLength(1);
  expect(page.workers()).toHaveLength(1);
});

test('the slash and Ctrl with K lead into the box', async ({page}) => {
  const box = await openDocs(page, '/docs');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  // Within the box the slash is a letter.
  await page.keyboard.type('/emails');
  await expect(box).toHaveValue('/emails');
  await box.blur();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
});

test('a result is chosen by keyboard alone', async ({page}) => {
  const box = await openDocs(page, '/docs');
  await page.keyboard.press('/');
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
});

test('Enter opens the first result where none is chosen', async ({page}) => {
  const box = await openDocs(page, '/docs');
  await box.fill('quickstart');
  await expect(optionsOf(page).first()).toBeVisible();
  const target = await optionsOf(page).first().getAttribute('href');
  await box.press('Enter');
  await expect(page).toHaveURL(target ?? '');
});

test('Escape closes the results and gives the focus back', async ({page}) => {
  await openDocs(page, '/docs');
  const link = page.getByRole('main').getByRole('link', {name: 'Quickstart'}).first();
  await link.focus();
  await page.keyboard.press('/');
  await page.keyboard.type('domain');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(link).toBeFocused();
  await expect(boxOf(page)).toHaveValue('domain');
});

test('where nothing is found, it is said and the list of all pages is offered', async ({page}) => {
  const box = await openDocs(page, '/docs');
  await box.fill('xylophone');
  const search = page.getByRole('search').filter({has: page.locator(':focus')});
  await expect(search.getByText('No results for “xylophone”.').last()).toBeVisible();
  await expect(search.getByRole('link', {name: 'All pages from A to Z'})).toHaveAttribute(
    'href',
    '/docs/indexsd?q=xylophone',
  );
  await box.press('Enter');
  await expect(page).toHaveURL('/docs/indexsd?q=xylophone');
});

for (const [what, files] of [
  ['the index', '**/search-index*'],
  // The only scripts that are asked for after the page has loaded.
  ['its script', '**/*.js'],
] as const) {
  test(`where ${what} cannot be loaded, it is said, logged, and tried again`, async ({page, complaints}) => {
    const box = await openDocs(page, '/docs');
    await page.waitForLoadState('networkidle');
    await page.route(files, (route) => route.abort());
    await box.fill('domain');
    const search = page.getByRole('search').filter({has: page.locator(':focus')});
    await expect(search.getByText('The search could not be loaded.').last()).toBeVisible();
    await expect(search.getByRole('link', {name: 'All pages from A to Z'})).toBeVisible();
    expect(complaints.join('\n')).toContain('The search could not be loaded:');
    await page.unroute(files);
    await box.pressSequentially('s');
    await expect(optionsOf(page).first()).toBeVisible();
    complaints.length = 0;
  });
}

test('what was typed before the application had loaded is searched for', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs', {waitUntil: 'commit'});
  const box = boxOf(page);
  await box.click();
  await page.keyboard.type('dom');
  await expect(box).not.toHaveAttribute('role');
  const before = await box.boundingBox();
  release();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(box).toHaveValue('dom');
  await expect(box).toBeFocused();
  expect(await box.boundingBox()).toEqual(before);
});

for (const shortcut of ['/', 'Control+k', 'Meta+k']) {
  test(`${shortcut} and what is typed right after it reach the box before the application has started`, async ({
    page,
  }) => {
    const held = await holdScripts(page);
    await page.goto('/docs/quickstart');
    // The browser has its own use for these keys.
    await page.evaluate(() => {
      document.addEventListener('keydown', ({key, defaultPrevented}) => {
        if (key.length === 1) {
          document.documentElement.dataset.prevented ??= String(defaultPrevented);
        }
      });
    });
    await page.keyboard.press(shortcut);
    await page.keyboard.type('domain');
    const box = boxOf(page);
    await expect(box).toHaveValue('domain');
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true');
    held.release();
    await hydrated(page);
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.type('s');
    await expect(box).toHaveValue('domains');
  });
}

for (const [platform, keys] of [
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
  ['MacIntel', '⌘ K'],
] as const) {
  test(`the box shows the keys of ${platform}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', {value}), platform);
    await page.goto('/docs');
    const hint = page.locator('header kbd:visible');
    expect(await hint.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${keys}"`);
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of ['en', 'de'] as const) {
    test(`the box leads to the list of all pages in ${locale}`, async ({page}) => {
      await page.goto(pageUrl('/docs/quickstart', locale));
      await boxOf(page).fill('domain');
      await boxOf(page).press('Enter');
      await expect(page).toHaveURL(`${pageUrl('/docs/indexsd', locale)}?q=domain`);
    });
  }

  test('the box can be reached on a phone', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto('/docs');
    await expect(boxOf(page)).toHaveCount(0);
    await page.getByRole('banner').locator('summary', {hasText: 'Search'}).click();
    await boxOf(page).fill('domain');
    await boxOf(page).press('Enter');
    await expect(page).toHaveURL('/docs/indexsd?q=domain');
  });
});

test('the marketing pages have no box', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('search')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    test('open results have no accessibility faults that a machine can find', async ({page}) => {
      const box = await openDocs(page, '/docs');
      await box.fill('domain');
      await expect(optionsOf(page).first()).toBeVisible();
      await box.press('ArrowDown');
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`))).toEqual([]);
    });
  });
}

for (const locale of layoutLocales) {
  test(`on a small phone the results fit, in ${locale}`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await openApplication(page, pageUrl('/docs', locale));
    await expect(page.locator('input[name="q"]').first()).toHaveAttribute('role', 'combobox');
    await page.keyboard.press('/');
    const box = boxOf(page);
    await expect(box).toBeFocused();
    await box.fill('API');
    await expect(optionsOf(page).first()).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
    await box.press('Escape');
    await expect(box).toBeHidden();
    await expect(page.getByRole('banner').locator('summary:focus')).toBeVisible();
  });

  for (const width of [480, 640, 768, 1216, 1217, 1280, 1366, 1440]) {
    test(`at ${width} pixels, the navigation has room for the search and its results, in ${locale}`, async ({page}) => {
      await page.setViewportSize({width, height: 700});
      await openApplication(page, pageUrl('/docs', locale));
      await expect(page.locator('input[name="q"]').first()).toHaveAttribute('role', 'combobox');
      await page.keyboard.press('/');
      await boxOf(page).fill('API');
      const listbox = page.getByRole('listbox');
      await expect(listbox).toBeInViewport();
      const {x = -1, width: drawn = 0} = (await listbox.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + drawn).toBeLessThanOrEqual(width);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }
}

test.describe('with the widest system face', () => {
  // The policy allows no style of a test.
  test.use({bypassCSP: true});

  /** As wide as DejaVu Sans, whatever the machine has: a face of the site, enlarged. */
  const wideFace = `:root {--mw-font-body: 'Geologica Variable' !important} header.navbar nav {font-size: 1.02rem !important}`;

  for (const locale of layoutLocales) {
    for (const path of ['/docs', '/pricing']) {
      for (const width of [320, 640, 1024, 1137, 1217, 1280, 1366, 1440, 1500, 1600]) {
        test(`the bar of ${pageUrl(path, locale)} has room at ${width} pixels`, async ({page}) => {
          await page.setViewportSize({width, height: 700});
          await page.goto(pageUrl(path, locale));
          await page.addStyleTag({content: wideFace});
          const bar = page.locator('header.navbar nav').first();
          const edges = await bar.evaluate((nav) => {
            const items = [...nav.querySelectorAll(':scope > *, :scope > div > *')]
              .map((item) => item.getBoundingClientRect())
              .filter((box) => box.width > 0);
            const {paddingInlineEnd} = getComputedStyle(nav);
            return {
              last: Math.max(...items.map(({right}) => right)),
              end: nav.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd),
              lines: Math.max(...items.map(({bottom}) => bottom)) <= nav.getBoundingClientRect().bottom,
            };
          });
          expect(edges.last).toBeLessThanOrEqual(edges.end + 0.5);
          expect(edges.lines).toBe(true);
          if (path === '/docs' && width >= 640) {
            expect((await boxOf(page).boundingBox())?.width).toBeGreaterThanOrEqual(260);
          }
          // Each entry is in the bar or in the menu.
          const menu = bar.locator('summary:visible', {has: page.locator('path[d^="M2.5 5.5h15"]')});
          if ((await menu.count()) > 0) {
            await menu.click();
          }
          const hrefs = await bar
            .locator('a:visible')
            .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
          for (const link of path === '/docs' ? ['/docs', '/guides', '/api', '/'] : ['/pricing', '/blog', '/docs']) {
            expect(hrefs).toContain(pageUrl(link, locale));
          }
        });
      }
    }
  }
});

test('the box stands twice and no id does', async ({page}) => {
  const box = await openDocs(page, '/docs');
  await box.fill('domain');
  await expect(optionsOf(page).first()).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
