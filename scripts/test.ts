import {locales} from '../src/config/locales';
import {buildSite} from './build/index';
import {defaultJobs} from './build/options';
import {fastStages} from './checks/fastStages';
import {finish, functionStage, runStages, testStage} from './checks/stages';
import {ensureChromium} from './entry/chromium.mjs';
import {ensureNginx, nginxAdvice} from './entry/nginx.mjs';
import {ensureToolchains} from './entry/toolchains.mjs';
import {runMain} from './lib/fail';
import {root} from './lib/paths';
import {docsSamplesStage, quickstartsStage, samplesStage} from './samples/stage';

/** `npm test`: every check, every sample, a full build, and browser tests against it. */
runMain(async () => {
  // First of all, so that a missing browser is known in seconds and not in minutes.
  const chromium = await ensureChromium(root);
  console.log(`Browser: ${chromium}`);
  // Without it everything else can be tested; its own tests fail and say the same.
  console.log(`nginx: ${ensureNginx() ?? nginxAdvice}`);
  ensureToolchains();
  const count = await runStages([
    ...fastStages,
    samplesStage,
    docsSamplesStage,
    quickstartsStage,
    functionStage('Build', () => buildSite({locales, jobs: defaultJobs, force: false, start: 'deferred'})),
    testStage(
      'Browser tests',
      'playwright/cli.js',
      () => ['test'],
      (report) => ({PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: chromium}),
    ),
  ]);
  finish(count);
});
