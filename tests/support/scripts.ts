import type {Page} from 'playwright/test';

/** Where the application's scripts and its pieces lie. */
const scripts = /\/assets\/js\/[^/]+\.js$/u;

/** Holds the application's scripts back. */
export interface HeldScripts {
  /** How many were asked for up to now. */
  asked: () => number;
  /** Lets them through, those to come as well. */
  release: () => void;
}

/** Holds every script of the application back until it is released. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let asked = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return {asked: () => asked, release: () => release()};
}

/** Waits until the application has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** A sign of intent, after which the application starts. */
export async function showIntent(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
}

/** Opens a page and waits until the application has taken it over. */
export async function openApplication(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await showIntent(page);
  await hydrated(page);
}
