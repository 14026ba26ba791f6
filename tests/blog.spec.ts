import {parseFeed} from 'feedsmith';
import type {Page} from 'playwright/test';

import {readBlogs} from '../src/plugins/blog/readBlogs';
import {postsPerPage} from '../src/data/blog';
import {type Locale, localeBaseUrl, localeConfigs} from '../src/config/locales';
import {hosts} from '../src/config/site';
import {pageUrl} from '../src/lib/routes';
import {locales} from './support/pages';
import {holdScripts, openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** A post in all languages, one in two with an address of its own in each, and one that English does not have. */
const everywhere = '/blog/buy-postage-not-a-plan';
const inTwo = {en: '/blog/idempotency-in-practice', de: '/de/blog/idempotenz-in-der-praxis'};
const withoutEnglish = {cs: '/cs/blog/hacky-a-carky-v-e-mailu', uk: '/uk/blog/kyrylytsia-u-lystakh'};
const inOne = '/blog/how-dkim-keys-rotate';

/** How many posts a language has. */
async function postCount(locale: Locale): Promise<number> {
  const blog = (await readBlogs(process.cwd())).find((candidate) => candidate.locale === locale);
  return blog?.posts.length ?? 0;
}

test.describe('the list', () => {
  test('shows the featured post and a page of cards, and leads to the categories', async ({page}) => {
    await page.goto('/blog');
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(postsPerPage + 1);
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', inOne);
    const categories = page.getByRole('navigation', {name: 'Categories'});
    await expect(categories.getByRole('link', {name: 'All posts'})).toHaveAttribute('aria-current', 'page');
    await categories.getByRole('link', {name: 'Tutorials'}).click();
    await expect(page).toHaveURL('/blog/category/tutorials');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tutorials');
    await expect(page.locator('main article').first()).toContainText('Tutorials');
  });

  test('says how many posts more there are in English, in other languages alone', async ({page}) => {
    await page.goto('/de/blog');
    const more = (await postCount('en')) - (await postCount('de'));
    await expect(page.getByRole('link', {name: `${more} weitere Beiträge auf Englisch`})).toHaveAttribute(
      'href',
      '/blog',
    );
    await page.goto('/blog');
    await expect(page.locator('main a[data-locale]')).toHaveCount(0);
  });

  test('leaves no gap in a row of cards', async ({page}) => {
    for (const [address, width] of [
      ['/blog', 1440],
      ['/blog', 768],
      ['/blog/page/2', 1440],
      ['/de/blog', 768],
      ['/blog/tags/deliverability', 1440],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      const [list, last] = await Promise.all(
        [page.locator('main ul:has(> li > div > article)'), page.locator('main ul > li > div > article').last()].map(
          async (locator) => locator.boundingBox(),
        ),
      );
      const ends = [list, last].map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0)));
      expect(ends[1], `${address} at ${width} pixels`).toBe(ends[0]);
    }
  });

  test('"Load more" brings the next cards, and moves the focus to the first of them', async ({page}) => {
    await openApplication(page, '/blog');
    const cards = page.locator('main article');
    await page.getByRole('link', {name: 'Load more'}).click();
    await expect(cards).toHaveCount(await postCount('en'));
    await expect(page).toHaveURL('/blog');
    await expect(cards.nth(postsPerPage + 1).getByRole('link')).toBeFocused();
    await expect(page.locator('main').getByRole('status')).toContainText('more post');
    await expect(page.getByRole('link', {name: 'Load more'})).toHaveCount(0);
    // Whoever comes back from a post finds the list as it was.
    await cards.last().getByRole('link').click();
    await expect(page.getByRole('heading', {name: 'Related posts'})).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(await postCount('en'));
  });

  test('"Load more" as the first action brings the next cards once the application has started', async ({page}) => {
    const held = await holdScripts(page);
    await page.goto('/blog');
    const more = page.getByRole('link', {name: 'Load more'});
    await more.click();
    await expect(more).toHaveAttribute('data-pending', '');
    held.release();
    await expect(page.locator('main article')).toHaveCount(await postCount('en'));
    await expect(page).toHaveURL('/blog');
  });

  test('"Load more" leads to the next page where the application cannot start', async ({page, complaints}) => {
    await page.route(/\/assets\/js\//u, (route) => route.abort());
    await page.goto('/blog');
    await page.getByRole('link', {name: 'Load more'}).click();
    await expect(page).toHaveURL('/blog/page/2');
    complaints.length = 0;
  });

  test('"Load more" leads to the next page where its cards cannot be fetched', async ({page, complaints}) => {
    await page.route('**/blog/page/2.json', (route) => route.abort());
    await openApplication(page, '/blog');
    await page.getByRole('link', {name: 'Load more'}).click();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(page.getByRole('heading', {level: 1})).toContainText('page 2 of 2');
    // The browser reports the request that the test has stopped.
    complaints.splice(0);
  });

  test('a category without posts in a language says so, names those that have some, and is kept out of search', async ({
    page,
  }) => {
    await page.goto('/de/blog/category/tutorials');
    await expect(page.locator('main')).toContainText('noch keine Beiträge');
    await expect(page.locator('main').getByRole('link', {name: 'English'})).toHaveAttribute(
      'href',
      '/blog/category/tutorials',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('tags lead to their posts', async ({page}) => {
    await page.goto('/blog/tags');
    await page.getByRole('link', {name: 'Authentication'}).click();
    await expect(page).toHaveURL('/blog/tags/authentication');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
    await expect(page.locator(`main article a[href="${inOne}"]`)).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('"Load more" is a link to the next page', async ({page}) => {
      await page.goto('/blog');
      await page.getByRole('link', {name: 'Load more'}).click();
      await expect(page).toHaveURL('/blog/page/2');
      await expect(page.locator('main article')).toHaveCount((await postCount('en')) - postsPerPage - 1);
    });
  });
});

test.describe('a post', () => {
  test('has its author, dates, contents, tags, neighbours, related posts and links to share it', async ({page}) => {
    await page.goto(inOne);
    const main = page.locator('main');
    await expect(main.locator('header')).toContainText('By Delivery team');
    await expect(main.locator('header time')).toHaveText(['November 12, 2026', 'November 18, 2026']);
    await expect(main.locator('header')).toContainText('min read');
    await expect(page.getByRole('navigation', {name: 'On this page'})).toContainText('Revoke the old key');
    await expect(main.getByRole('link', {name: 'Authentication'})).toHaveAttribute('href', '/blog/tags/authentication');
    await expect(main.locator('a[rel="prev"]')).toHaveAttribute('href', '/blog/what-a-bounce-code-tells-you');
    await expect(main.locator('section article')).toHaveCount(3);
    await expect(main.locator('a[href^="mailto:?subject="]')).toHaveText('Email');
    await expect(main.locator('a[href^="https://www.linkedin.com/"]')).toBeVisible();
  });

  test('describes itself to search engines and previews', async ({page, request}) => {
    await page.goto(inTwo.de);
    const data = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText()) as object;
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Idempotenz in der Praxis',
      datePublished: '2026-10-29',
      inLanguage: 'de-DE',
      articleSection: 'Technik',
      author: [{name: 'API-Team'}],
    });
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(image ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('is printed without what leads elsewhere', async ({page}) => {
    await page.goto(inOne);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('Share this post')).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Related posts'})).toBeHidden();
  });

  for (const locale of locales) {
    test(`writes its date and reading time in ${locale}`, async ({page}) => {
      const {iso} = localeConfigs[locale];
      await page.goto(pageUrl(everywhere, locale));
      const date = new Intl.DateTimeFormat(iso, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date('2026-11-16'));
      await expect(page.locator('main header time')).toHaveText(date);
      const minutes = new Intl.NumberFormat(iso, {style: 'unit', unit: 'minute', unitDisplay: 'short'});
      const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
      const text = unbroken(await page.locator('main header').innerText());
      expect([3, 4].some((count) => text.includes(unbroken(minutes.format(count))))).toBe(true);
    });
  }
});

test.describe('languages of a post', () => {
  /** What a page declares, and where its menu leads, by language. */
  async function languages(page: Page): Promise<[declared: string[], menu: string[]]> {
    const declared = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${new URL((link as HTMLLinkElement).href).pathname}`),
      );
    const menu = await page
      .getByRole('banner')
      .locator('details a[data-locale]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    return [declared, menu];
  }

  const lists = (except: Partial<Record<Locale, string>>): string[] =>
    locales.map((locale) => except[locale] ?? `${localeBaseUrl(locale)}blog`);

  test('in all: each is declared and led to', async ({page}) => {
    await page.goto(everywhere);
    const [declared, menu] = await languages(page);
    expect(declared).toHaveLength(locales.length + 1);
    expect(menu).toEqual(locales.map((locale) => pageUrl(everywhere, locale)));
    await expect(page.getByText('also available in')).toBeVisible();
  });

  test('in some: the menu leads to the translation, or to the list of the language', async ({page}) => {
    await page.goto(inTwo.en);
    expect(await languages(page)).toEqual([
      [`en-US ${inTwo.en}`, `de-DE ${inTwo.de}`, `x-default ${inTwo.en}`],
      lists(inTwo),
    ]);
    await page.locator('main').getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL(inTwo.de);
    await expect(page.locator('main aside').getByRole('link', {name: 'English'})).toHaveAttribute('href', inTwo.en);
  });

  test('without English: no x-default, and no link to read it in English', async ({page}) => {
    await page.goto(withoutEnglish.cs);
    expect(await languages(page)).toEqual([
      [`cs-CZ ${withoutEnglish.cs}`, `uk-UA ${withoutEnglish.uk}`],
      lists(withoutEnglish),
    ]);
    await expect(page.locator('a[hreflang="en-US"][data-locale="en"]').filter({hasText: 'anglick'})).toHaveCount(0);
  });

  test('a post that a link has led to says the same as one that was opened', async ({page}) => {
    await openApplication(page, inTwo.en);
    const opened = await languages(page);
    await openApplication(page, '/blog/tags/api');
    await page.locator(`main article a[href="${inTwo.en}"]`).click();
    await expect(page).toHaveURL(inTwo.en);
    await expect.poll(() => languages(page)).toEqual(opened);
    await expect(page.locator('script[src*="runtime~main"]')).toHaveCount(1);
  });

  test('in one: nothing is promised', async ({page}) => {
    await page.goto(inOne);
    expect(await languages(page)).toEqual([[`en-US ${inOne}`, `x-default ${inOne}`], lists({en: inOne})]);
    await expect(page.getByText('also available in')).toHaveCount(0);
  });

  test.describe('for a German reader', () => {
    test.use({locale: 'de-DE'});

    test('an English address leads to the German one, or stays', async ({page}) => {
      await page.goto(inTwo.en);
      await expect(page).toHaveURL(inTwo.de);
      await page.goto(inOne);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await expect(page).toHaveURL(inOne);
    });
  });
});

for (const locale of locales) {
  test(`the feeds of ${locale} are well-formed and list its posts`, async ({page, request}) => {
    const base = `${localeBaseUrl(locale)}blog`;
    const count = await postCount(locale);
    /** Reads a feed, which has to be well-formed. */
    const read = async (file: string): Promise<ReturnType<typeof parseFeed>> => {
      const response = await request.get(`${base}/${file}`);
      expect(response.status()).toBe(200);
      const source = await response.text();
      // Readers find a feed again by its own URL.
      expect(source).toContain(`${hosts.site}${base}/${file}`);
      if (file.endsWith('.xml')) {
        const error = await page.evaluate(
          (xml) =>
            new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? '',
          source,
        );
        expect(error).toBe('');
      }
      return parseFeed(source);
    };
    const rss = await read('rss.xml');
    expect(rss.format === 'rss' && rss.feed.items).toHaveLength(count);
    expect(rss.format === 'rss' && rss.feed.language).toBe(localeConfigs[locale].iso);
    const atom = await read('atom.xml');
    expect(atom.format === 'atom' && atom.feed.entries).toHaveLength(count);
    const json = await read('feed.json');
    expect(json.format === 'json' && json.feed.items).toHaveLength(count);
    if (rss.format === 'rss' && json.format === 'json') {
      for (const item of rss.feed.items ?? []) {
        expect(item.content?.encoded ?? '').not.toMatch(/<svg|<button/u);
      }
      expect(json.feed.items?.every(({content_html}) => (content_html ?? '').length > 1_000)).toBe(true);
    }
  });
}
