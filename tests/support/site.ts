import {type Page, test as base, expect} from 'playwright/test';

/**
 * The test of Playwright; every page that a test opens also has to run without
 * an error, a warning or a breach of the Content-Security-Policy, because a
 * breach is printed to the console.
 */
export const test = base.extend<{complaints: string[]; page: Page}>({
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({page, complaints}, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
  },
});

export {expect};
