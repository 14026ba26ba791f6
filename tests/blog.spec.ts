import {postsShown} from '../src/data/blog';
import {localeBaseUrl} from '../src/config/locales';
import {readPosts} from '../src/blog/plugin/posts';
import {attributesOf, readPage} from './support/html';
import {locales} from './support/pages';
import {holdScripts} from './support/scripts';
import {expect, test} from './support/site';

const german = {en: '/blog/idempotency-in-practice', de: '/de/blog/idempotenz-in-der-praxis'};
const inCzech = '/cs/blog/hacky-a-carky-v-e-mailu';
const inEnglish = '/blog/how-dkim-keys-rotate';

/** The number of English posts. */
const postCount = async (): Promise<number> =>
  (await readPosts(process.cwd())).filter(({locale}) => locale === 'en').length;

/** The path of a post in each language. */
const versionsOf = async (key: string): Promise<string[]> => {
  const posts = (await readPosts(process.cwd())).filter(({translationKey}) => translationKey === key);
  return locales.flatMap((locale) =>
    posts.filter((post) => post.locale === locale).map(({slug}) => `${localeBaseUrl(locale)}blog/${slug}`),
  );
};

test.describe('the list', () => {
  test('starts with the featured post, and categories filter it', async ({page}) => {
    await page.goto('/blog');
    const cards = page.locator('main article');
    await expect(cards.filter({visible: true})).toHaveCount(postsShown + 1);
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', inEnglish);
    const categories = page.getByRole('navigation', {name: 'Categories'});
    await expect(categories.getByRole('link', {name: 'All Posts'})).toHaveAttribute('aria-current', 'page');
    await categories.getByRole('link', {name: 'Tutorials'}).click();
    await expect(page).toHaveURL('/blog/category/tutorials');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tutorials');
    await expect(page.locator('main article').first()).toContainText('Tutorials');
  });

  test('"Load more" shows all cards, focuses the first new one, and Back from a post returns to them', async ({
    page,
  }) => {
    const held = await holdScripts(page);
    await page.goto('/blog');
    // As the first interaction, before hydration.
    const more = page.getByRole('button', {name: 'Load more'});
    await more.click();
    await expect(more).toHaveAttribute('data-pending', '');
    held.release();
    const cards = page.locator('main article').filter({visible: true});
    await expect(cards).toHaveCount(await postCount());
    await expect(cards.nth(postsShown + 1).getByRole('link')).toBeFocused();
    await expect(page.locator('main').getByRole('status')).toContainText('more post');
    await expect(more).toHaveCount(0);
    await cards.last().getByRole('link').click();
    await expect(page.getByRole('heading', {name: 'Related posts'})).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(await postCount());
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('shows all posts', async ({page}) => {
      await page.goto('/blog/page/2');
      await expect(page).toHaveURL('/blog');
      await expect(page.locator('main article').filter({visible: true})).toHaveCount(await postCount());
      await expect(page.getByRole('button', {name: 'Load more'})).toBeHidden();
    });
  });
});

test.describe('a post', () => {
  test('has its author, dates, contents, tags and related posts', async ({page}) => {
    await page.goto(inEnglish);
    const main = page.locator('main');
    await expect(main.locator('header')).toContainText('By Delivery team');
    await expect(main.locator('header time')).toHaveText(['November 12, 2026', 'November 18, 2026']);
    await expect(page.getByRole('navigation', {name: 'On this page'})).toContainText('Revoke the old key');
    await expect(main.getByRole('link', {name: 'Authentication'})).toHaveAttribute('href', '/blog/tags/authentication');
    await expect(main.locator('section article')).toHaveCount(3);
    await expect(main.getByRole('link', {name: 'Delivery team'})).toHaveAttribute('href', '/about');
  });

  test('declares its translations, and its menu links them', async () => {
    const $ = await readPage(german.en);
    const posts = await versionsOf('idempotency-in-practice');
    const declared = attributesOf($, 'link[rel="alternate"][hreflang]', 'href').map((url) => new URL(url).pathname);
    expect(declared).toEqual([...posts, german.en]);
    expect([...new Set(attributesOf($, 'header.navbar details a[data-locale]', 'href'))]).toEqual(posts);
    expect($('main').text()).toContain('also available in');
  });

  test('has sequence diagrams that fit a phone in every language', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    for (const post of await versionsOf('idempotency-in-practice')) {
      await page.goto(post);
      const diagrams = page.locator('figure:has(foreignObject)');
      expect(await diagrams.count()).toBe(2);
      const cut = await diagrams.evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const {left, right} = figure.getBoundingClientRect();
          return [...figure.querySelectorAll('text, foreignObject > div')]
            .filter((label) => {
              const box = label.getBoundingClientRect();
              return box.left < left || box.right > right || label.scrollWidth > label.clientWidth + 1;
            })
            .map(({textContent}) => textContent);
        }),
      );
      expect(cut, post).toEqual([]);
    }
  });

  test('that exists in one language links to the blogs of the others, and is not a translation', async () => {
    const $ = await readPage(inCzech);
    expect(attributesOf($, 'link[rel="alternate"][hreflang]', 'hreflang')).toEqual(['cs-CZ']);
    expect([...new Set(attributesOf($, 'header.navbar details a[data-locale]', 'href'))]).toEqual(
      locales.map((locale) => (locale === 'cs' ? inCzech : `${localeBaseUrl(locale)}blog`)),
    );
    expect($('aside[aria-label$="tomto překladu"]')).toHaveLength(0);
    expect((await readPage('/cs/blog'))('aside[aria-label$="tomto překladu"]')).toHaveLength(1);
  });
});
