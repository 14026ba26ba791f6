import {layoutLocales, pagesOf, samplePaths} from './support/pages';
import {openApplication} from './support/scripts';
import {expect, test} from './support/site';

/** One page of each kind. */
const paths = [
  ...samplePaths,
  '/docs',
  '/docs/quickstarts/nextjs',
  '/docs/api-changelog',
  '/guides',
  '/guides/send-a-password-reset',
  '/blog/category/technical',
  '/api',
  '/api/emails',
  '/api/events/email-bounced',
];

/** A post in each language, where its path differs. */
const posts = ['/blog/how-dkim-keys-rotate', '/de/blog/idempotenz-in-der-praxis', '/uk/blog/kyrylytsia-u-lystakh'];

// React logs a mismatch to the console.
for (const [index, locale] of layoutLocales.entries()) {
  test(`pages in ${locale} hydrate without an error`, async ({page, logged}) => {
    for (const url of [...pagesOf(locale, [...paths, '/no-such-page', '/docs/no-such-page']), posts[index] ?? '']) {
      await openApplication(page, url);
      await expect(page.locator('h1')).toBeVisible();
      expect.soft(logged.splice(0), url).toEqual([]);
    }
  });
}
