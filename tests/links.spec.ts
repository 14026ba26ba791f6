import {test as base} from 'playwright/test';

import {linkPolicy} from '../src/config/security';
import {appLinks} from '../src/config/site';
import {expect, test} from './support/site';
import {openApplication} from './support/scripts';
import {pagesOf, samplePaths} from './support/pages';

test('what a browser makes of the links stays on the site or on the list', async ({page, baseURL}) => {
  // The build judges every page as written; here a browser reads them.
  const allowed: readonly unknown[] = [baseURL, ...linkPolicy.origins];
  const mailboxes = linkPolicy.mailboxes.map((mailbox) => `mailto:${mailbox}`);
  const outside = new Set<string>();
  for (const url of [...pagesOf('en', samplePaths), ...pagesOf('de', ['/', '/privacy-policy'])]) {
    await page.goto(url);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => (anchors as HTMLAnchorElement[]).map(({href, origin}) => ({href, origin})));
    expect.soft(links.filter(({href, origin}) => !allowed.includes(origin) && !mailboxes.includes(href))).toEqual([]);
    links.filter(({origin}) => origin !== baseURL).forEach(({href}) => outside.add(href));
  }
  // Otherwise the lines above have looked at nothing.
  expect([...outside]).toContain(appLinks.signUp);
  expect([...outside]).toContain(mailboxes.find((mailbox) => mailbox.startsWith('mailto:privacy@')));
});

// Not the test of the site: the message in the console is what is wanted.
base('a link that turns hostile after the build is text, and is reported once', async ({page}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  // In the scripts of the pages; the main script keeps its table of routes.
  await page.route(/\/assets\/js\/(?!main|runtime)[^/]+\.js$/u, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"/docs/quickstart"', '"java\\tscript:alert(1)"');
    await route.fulfill({response, body});
  });
  await openApplication(page, '/');
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  const refused = page.getByRole('main').locator('[data-refused-link]');
  await expect(refused).toHaveText(/\S/u);
  expect(await refused.evaluate((element) => [element.localName, element.closest('a')])).toEqual(['span', null]);
  expect(errors).toEqual([expect.stringMatching(/^The link "java\tscript:alert\(1\)" is refused: /u)]);
});
