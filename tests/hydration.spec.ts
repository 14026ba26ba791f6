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
  '/blog/how-dkim-keys-rotate',
  '/blog/category/technical',
  '/api',
  '/api/emails',
  '/api/events/email-bounced',
  '/no-such-page',
  '/docs/no-such-page',
];

// React reports a mismatch on the console, and the fixture fails on any message there.
for (const locale of layoutLocales) {
  for (const address of pagesOf(locale, paths)) {
    test(`${address} hydrates without an error`, async ({page}) => {
      await openApplication(page, address);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
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
