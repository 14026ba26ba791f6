import type {Page} from 'playwright/test';

/** The scripts of the application. */
const scripts = /\/assets\/js\/[^/]+\.js$/u;

/** Scripts that a test holds back. */
export interface HeldScripts {
  /** How many were requested so far. */
  requested: () => number;
  /** Lets these and all later requests through. */
  release: () => void;
}

/** Holds every script of the application back until it is released. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let requested = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    requested += 1;
    await released;
    await route.continue();
  });
  return {requested: () => requested, release: () => release()};
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** The first interaction, after which the application starts. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
}

/** Opens a page and waits until it is hydrated. */
export async function openApplication(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await interact(page);
  await hydrated(page);
}
