import {Command, InvalidArgumentError, Option} from 'commander';

import {type SampleTarget, sampleTargets} from '../src/plugins/api-reference/samples/types';
import {runMain} from './lib/fail';
import {bundleDescription, checkDescription} from './reference/checkDescription';
import {countReports, describeReports} from './samples/report';
import {describeDocsReport, runDocsSamples} from './samples/docs/run';
import {runSamples} from './samples/index';

function parseJobs(value: string): number {
  const jobs = Number(value);
  if (!Number.isInteger(jobs) || jobs < 1) {
    throw new InvalidArgumentError('Expected a whole number from 1 on.');
  }
  return jobs;
}

interface Options {
  target?: SampleTarget[];
  operation?: string[];
  allowMissing: boolean;
  jobs: number;
}

/** `npm run samples`: runs every sample of the reference and of the pages against the mock of the API. */
runMain(async () => {
  const command = new Command('npm run samples --')
    .description(
      'Runs every sample of the API reference, in every language, against a mock that checks each request against the description. Ends with 1 where a sample fails, makes another request than the one it shows, or cannot run.',
    )
    .addOption(new Option('-t, --target <name...>', 'only these languages and frameworks').choices(sampleTargets))
    .option('-o, --operation <id...>', 'only these operations, by operationId')
    .option('-a, --allow-missing', 'do not fail because a language is not on this machine', false)
    .option('-j, --jobs <number>', 'how many languages run at once', parseJobs, 2)
    .allowExcessArguments(false);
  command.parse();
  const {target, operation, allowMissing, jobs} = command.opts<Options>();

  await checkDescription();
  const description = await bundleDescription();
  const reports = await runSamples({
    description,
    targets: target,
    names: operation,
    jobs,
    onDone: ({target: done, outcomes, missing}) =>
      console.log(missing === undefined ? `${done}: ${outcomes.length} programs have run` : `${done}: missing`),
  });
  const {passed, failed} = countReports(reports, allowMissing);
  console.log(`\n${describeReports(reports)}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  // Asked for some of the reference's, one does not mean those of the pages.
  if (target === undefined && operation === undefined) {
    const docs = await runDocsSamples(description);
    console.log(`\n${describeDocsReport(docs)}`);
    if (docs.failures.length > 0 || docs.passed === 0) {
      process.exitCode = 1;
    }
  }
});
