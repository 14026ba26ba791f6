import {test as plain} from 'playwright/test';

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

/** Posts, which have another path in each language. */
const posts = ['/blog/how-dkim-keys-rotate', '/de/blog/idempotenz-in-der-praxis', '/uk/blog/kyrylytsia-u-lystakh'];

// React reports a mismatch on the console, and the fixture fails on any message there.
for (const url of [...layoutLocales.flatMap((locale) => pagesOf(locale, paths)), ...posts]) {
  test(`${url} hydrates without an error`, async ({page}) => {
    await openApplication(page, url);
    await expect(page.locator('h1')).toBeVisible();
  });
}

for (const url of layoutLocales.flatMap((locale) => pagesOf(locale, ['/no-such-page', '/docs/no-such-page']))) {
  test(`the not-found page at ${url} hydrates without an error`, async ({page, logged}) => {
    await openApplication(page, url);
    await expect(page.locator('h1')).toBeVisible();
    expect(logged.splice(0)).toEqual([expect.stringContaining('status of 404')]);
  });
}

plain('a page that differs from what the application renders is reported', async ({page}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  await page.route('/docs/quickstart', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(/<h1>[^<]+/u, '<h1>Something else')});
  });
  await openApplication(page, '/docs/quickstart');
  await expect.poll(() => errors.join('\n')).toContain('onRecoverableError');
});
