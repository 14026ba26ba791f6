import {defineConfig, devices} from 'playwright/test';

import {chromiumArgs, findChromium} from './scripts/lib/programs';

/** The port of the preview server in tests; serve and start use other ports. */
const port = 4310;

/** The URL of a deployed site to test with `deployment.spec.ts`, such as `https://mailwren.example`. */
const deployed = process.env.SITE_URL;

/** Browser tests against the built site, in the machine's Chromium. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // Stops tests that hang; no test depends on the speed of the machine.
  timeout: 120_000,
  expect: {timeout: 20_000},
  forbidOnly: process.env.CI !== undefined,
  reporter: 'line',
  use: {
    baseURL: deployed ?? `http://127.0.0.1:${port}`,
    // Headless Chromium identifies itself as such and counts as a bot, unlike a person's browser.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: {executablePath: findChromium(), args: [...chromiumArgs]},
  },
  ...(deployed === undefined && {
    webServer: {
      command: `node --import tsx scripts/serve.ts --port ${port}`,
      url: `http://127.0.0.1:${port}/robots.txt`,
    },
  }),
});
