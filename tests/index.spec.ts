import {AxeBuilder} from '@axe-core/playwright';
import type {APIRequestContext, Page} from 'playwright/test';

import {type Locale, localeBaseUrl} from '../src/config/locales';
import {pageUrl} from '../src/lib/routes';
import {isDate} from '../src/plugins/api-changelog/entries';
import {formHeadings} from '../src/plugins/site-index/readPage';
import {layoutLocales} from './support/pages';
import {expect, test} from './support/site';
import {openApplication} from './support/scripts';

const indexPath = '/docs/indexsd';

/** The pages of documentation, guides and reference that a language publishes, by its own list. */
async function documentation(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const sitemap = await (await request.get(`${localeBaseUrl(locale)}sitemap-pages.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
  const parts = ['/docs', '/guides', '/api'].map((part) => pageUrl(part, locale));
  return urls.filter(
    (url) => parts.some((part) => url === part || url.startsWith(`${part}/`)) && url !== pageUrl(indexPath, locale),
  );
}

/** Every address that the index of a language leads to. */
function listed(page: Page): Promise<string[]> {
  return page
    .locator('main section a')
    .evaluateAll((links) => links.map((link) => decodeURI(new URL((link as HTMLAnchorElement).href).href)))
    .then((urls) => urls.map((url) => url.replace(/^https?:\/\/[^/]+/u, '')));
}

for (const locale of layoutLocales) {
  test.describe(`the index in ${locale}, without script`, () => {
    test.use({javaScriptEnabled: false});

    test('leads to every page, each of which is there', async ({page, request}) => {
      const pages = await documentation(request, locale);
      expect(pages.length).toBeGreaterThan(8);
      await page.goto(pageUrl(indexPath, locale));
      const urls = await listed(page);
      for (const url of pages) {
        expect.soft(urls, url).toContain(url);
        expect.soft((await request.get(url, {maxRedirects: 0})).status(), url).toBe(200);
      }
    });

    test('leads to every heading, by the id that the page has for it', async ({page, request}) => {
      const pages = await documentation(request, locale);
      await page.goto(pageUrl(indexPath, locale));
      const urls = await listed(page);
      const written = pages.filter((url) => !url.startsWith(pageUrl('/api', locale)));
      let found = 0;
      for (const url of written) {
        await page.goto(url);
        const ids = await page.locator('article :is(h2, h3, h4)[id]').evaluateAll((all) => all.map(({id}) => id));
        for (const id of ids.filter((it) => !formHeadings.has(it) && !isDate(it))) {
          found += 1;
          expect.soft(urls, id).toContain(`${url}#${id}`);
        }
      }
      expect(found).toBeGreaterThan(8);
      const anchors = urls.filter((url) => url.includes('#'));
      expect(anchors.filter((url) => url.includes('#request-body'))).toEqual([]);
    });

    test('its letters jump to their entries', async ({page}) => {
      await page.goto(pageUrl(indexPath, locale));
      const letters = page.locator('main nav a');
      const [texts, headings] = [await letters.allTextContents(), await page.locator('main h2').allTextContents()];
      expect(texts.length).toBe(headings.length);
      expect(texts.slice(0, -1)).toEqual(headings.slice(0, -1));
      await letters.nth(-2).click();
      await expect(page.locator('main h2').nth(-2)).toBeInViewport();
      await letters.last().click();
      await expect(page.locator('main h2').last()).toBeInViewport();
      // A letter that nothing begins with leads nowhere.
      expect(await page.locator('main nav span').count()).toBeGreaterThan(0);
    });

    test('the bar leads back to the site, to log-in and to sign-up; there is no sidebar', async ({page}) => {
      await page.goto(pageUrl(indexPath, locale));
      const bar = page.getByRole('banner');
      for (const href of [pageUrl('/', locale), 'https://app.mailwren.example/login']) {
        await expect(bar.locator(`li a[href="${href}"]:visible`)).toHaveCount(1);
      }
      await expect(bar.locator('a[href="https://app.mailwren.example/signup"]:visible')).toHaveCount(1);
      await expect(page.locator('aside.theme-doc-sidebar-container, .breadcrumbs')).toHaveCount(0);
      await expect(page.getByRole('contentinfo').locator('h2')).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Čeština'})).toBeVisible();
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the index in ${locale}, ${colorScheme}`, () => {
      test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

      test('has no accessibility faults that a machine can find', async ({page}) => {
        await page.goto(pageUrl(indexPath, locale));
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
      });
    });
  }
}

test('a language sorts by its own rules', async ({page}) => {
  await page.goto('/cs/docs/indexsd');
  const letters = await page.locator('main nav li').allTextContents();
  expect(letters.slice(2, 4)).toEqual(['C', 'Č']);
  expect(letters.slice(letters.indexOf('H')).slice(0, 3)).toEqual(['H', 'Ch', 'I']);
  const terms = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll(':scope > ul > li')].map((li) => li.firstChild?.textContent ?? ''),
      ),
    );
  const {compare} = new Intl.Collator('cs-CZ');
  // The last group has paths, which are sorted too.
  for (const group of terms) {
    expect(group).toEqual([...group].sort(compare));
  }
});

test('the entry of an operation says how it is called, and its path has an entry', async ({page}) => {
  await page.goto(indexPath);
  const entry = (term: string): ReturnType<Page['locator']> =>
    page.locator('main section > ul > li').filter({has: page.getByText(term, {exact: true})});
  await expect(entry('Cancel an email').first()).toContainText('POST /emails/{email_id}/cancel');
  await expect(entry('/emails').last().getByRole('link')).toHaveText(['List emails', 'Send an email']);
});

test('the list is sent once: the application starts without it, and keeps it', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.url());
    }
  });
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(indexPath, {waitUntil: 'networkidle'});
  // The button works once the application has started.
  await page.getByRole('button', {name: 'Switch between light and dark'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', {name: 'Create a one-time token'})).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(bodies.filter((body) => body.includes('Create a one-time token'))).toEqual([]);
});

test('a reader who comes by a link within the application gets the same list', async ({page}) => {
  await page.goto(indexPath);
  const drawn = await page.locator('main').innerText();
  await openApplication(page, '/docs');
  // Gone after a full load of another page.
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.locator('article a[href="/docs/indexsd"]').click();
  await expect(page.getByRole('link', {name: 'Create a one-time token'})).toBeVisible();
  expect(await page.locator('main').innerText()).toBe(drawn);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('on paper there are the entries alone', async ({page}) => {
  await page.goto(indexPath);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('main nav')).toBeHidden();
  await expect(page.getByRole('link', {name: 'Create a one-time token'})).toBeVisible();
});

test('on a phone the menu of the bar opens without script', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 320, height: 640}});
  const page = await context.newPage();
  await page.goto(`${baseURL}/de/docs/indexsd`);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', {name: 'Jetzt senden'})).toBeInViewport({ratio: 1});
  await bar.locator('summary:visible').click();
  await bar.getByRole('link', {name: 'Zur Website'}).click();
  await expect(page).toHaveURL('/de/');
  await context.close();
});

test('footer and documentation lead to the index', async ({page}) => {
  await page.goto('/de/');
  await expect(page.getByRole('contentinfo').locator('a[href="/de/docs/indexsd"]')).toBeVisible();
  await page.goto('/uk/docs');
  await expect(page.locator('article a[href="/uk/docs/indexsd"]')).toBeVisible();
});
