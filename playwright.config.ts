import {defineConfig, devices} from 'playwright/test';

import {chromiumArgs, findChromium} from './scripts/lib/programs';

/** The port of the preview server in the tests; serve and start use another. */
const port = 4310;

/** Browser tests against the built site, in a Chromium that is on the machine. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Against hanging only: no test checks how fast a machine is.
  timeout: 120_000,
  expect: {timeout: 20_000},
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A browser without a window calls itself so, and counts as a bot; a person's does not.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArgs],
    },
  },
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/robots.txt`,
    reuseExistingServer: false,
  },
});
