import type {Page} from 'playwright/test';

/** The app's scripts. */
const scripts = /\/assets\/js\/[^/]+\.js$/u;

/** Scripts that a test is holding back. */
export interface HeldScripts {
  /** How many have been requested. */
  requested: () => number;
  /** Releases these and all later requests. */
  release: () => void;
}

/** Holds back every script of the app until released. */
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

/** Interacts with a page for the first time, which starts the app. */
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

/** Blocks storage, like browsers whose users disable it. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

/** Records requests from now on, except for scripts of linked pages, which Docusaurus prefetches. */
export function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/^http:\/\/127\.0\.0\.1:\d+\/assets\/js\/[\w.-]+\.js$/u.test(request.url())) {
      requests.push(`${request.method()} ${request.url()}`);
    }
  });
  return requests;
}
