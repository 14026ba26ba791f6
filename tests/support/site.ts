import {type Page, test as base, expect} from 'playwright/test';

/**
 * Playwright's test, which also fails if a page logs an error or a warning.
 * Hydration mismatches and violations of the Content-Security-Policy are logged.
 */
export const test = base.extend<{logged: string[]; page: Page}>({
  logged: async ({}, use) => {
    const logged: string[] = [];
    await use(logged);
    expect(logged).toEqual([]);
  },
  page: async ({page, logged}, use) => {
    page.on('console', (message) => {
      // The browser logs the status of a not-found page.
      const isPageStatus = message.text().includes('status of 404') && message.location().url === page.url();
      if ((message.type() === 'error' || message.type() === 'warning') && !isPageStatus) {
        logged.push(message.text());
      }
    });
    page.on('pageerror', (error) => logged.push(String(error)));
    await use(page);
  },
});

export {expect};
