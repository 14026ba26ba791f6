import type {Page} from 'playwright/test';

import {layoutLocales, pagesOf, samplePaths} from './support/pages';
import {hydrated, showIntent} from './support/scripts';
import {expect, test} from './support/site';

/**
 * Elements and texts of the page, in order. Attributes may change, because a
 * component may know more in the browser than at build: which colours, where.
 */
function outlineOf(page: Page): Promise<string[]> {
  return page.locator('#__docusaurus').evaluate((root) => {
    // Joined first: neighbouring pieces of text are one to the reader.
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const outline: string[] = [];
    let text = '';
    const close = (): void => {
      if (text.trim() !== '') {
        outline.push(text.trim());
      }
      text = '';
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        close();
        outline.push(`<${node.localName}>`);
      } else if (!node.parentElement?.closest('noscript')) {
        text += node.nodeValue ?? '';
      }
    }
    close();
    return outline;
  });
}

/** One page of each kind, but not the prices: the calculator names a month, which the reader's clock knows alone. */
const paths = [
  ...samplePaths.filter((path) => path !== '/pricing'),
  '/docs',
  '/docs/quickstarts/nextjs',
  '/docs/api-changelog',
  '/guides',
  '/api',
  '/api/emails',
  '/api/events/email-bounced',
];

// Where they differ, readers would see the page jump, or read what is out of date.
for (const locale of layoutLocales) {
  for (const address of pagesOf(locale, paths)) {
    test(`the application takes over ${address} as it is`, async ({page}) => {
      await page.goto(address);
      const before = await outlineOf(page);
      await showIntent(page);
      await hydrated(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await outlineOf(page)).toEqual(before);
    });
  }
}
