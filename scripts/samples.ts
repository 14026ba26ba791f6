import {Command, InvalidArgumentError, Option} from 'commander';

import {type SampleTarget, sampleTargets} from '../src/plugins/api-reference/samples/types';
import {UserError, runMain} from './lib/fail';
import {bundleDescription, checkDescription} from './reference/checkDescription';
import {describeDocsReport, runDocsSamples} from './samples/docs/run';
import {runSamples} from './samples/index';
import {type Outcome, runQuickstarts} from './samples/quickstarts';
import {programs} from './samples/quickstarts/programs';
import {countQuickstarts, describeQuickstarts} from './samples/quickstarts/report';
import {countReports, describeReports} from './samples/report';

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
  folder?: string[];
  packages: boolean;
  allowMissing: boolean;
  jobs: number;
}

const quickstartFolder = 'quickstarts/';

/** The quickstarts among folders of docs-samples; all for `quickstarts`. */
function chosenQuickstarts(folders: readonly string[]): typeof programs {
  const slugs = folders.flatMap((folder) =>
    folder.startsWith(quickstartFolder) ? [folder.slice(quickstartFolder.length)] : [],
  );
  const unknown = slugs.filter((slug) => !programs.some((program) => program.slug === slug));
  if (unknown.length > 0) {
    const known = programs.map(({slug}) => slug).join(', ');
    throw new UserError(`There is no quickstart ${unknown.join(', ')}. Expected some of: ${known}.`);
  }
  return folders.includes('quickstarts') ? programs : programs.filter(({slug}) => slugs.includes(slug));
}

const progress = (outcome: Outcome): void => {
  if ('findings' in outcome) {
    console.log(`${outcome.slug}: the quickstart has run`);
  }
};

/** `npm run samples`: runs every sample of the reference and of the pages against the mock of the API. */
runMain(async () => {
  const command = new Command('npm run samples --')
    .description(
      'Runs every sample of the API reference and of the pages, in every language, against a mock that checks each request against the description. Ends with 1 where a sample fails, makes another request than the one it shows, or cannot run.',
    )
    .addOption(
      new Option('-t, --target <name...>', 'only these languages and frameworks of the reference').choices(
        sampleTargets,
      ),
    )
    .option('-o, --operation <id...>', 'only these operations of the reference, by operationId')
    .option('-f, --folder <name...>', 'only these folders of docs-samples, such as smtp or quickstarts/go')
    .option('-p, --packages', 'also the quickstarts that install packages from npm', false)
    .option('-a, --allow-missing', 'do not fail because a language is not on this machine', false)
    .option('-j, --jobs <number>', 'how many languages run at once', parseJobs, 2)
    .allowExcessArguments(false);
  command.parse();
  const {target, operation, folder, packages, allowMissing, jobs} = command.opts<Options>();
  const quickstarts = chosenQuickstarts(folder ?? ['quickstarts']);
  // Asked for some of the reference's, one does not mean those of the pages, nor the other way round.
  const wantsReference = folder === undefined || target !== undefined || operation !== undefined;
  const wantsPages = folder !== undefined || (target === undefined && operation === undefined);

  await checkDescription();
  const description = await bundleDescription();
  const total = {passed: 0, failed: 0};
  const add = ({passed, failed}: typeof total): void => {
    total.passed += passed;
    total.failed += failed;
  };
  if (wantsReference) {
    const reports = await runSamples({
      description,
      targets: target,
      names: operation,
      jobs,
      onDone: ({target: done, outcomes, missing}) =>
        console.log(missing === undefined ? `${done}: ${outcomes.length} programs have run` : `${done}: missing`),
    });
    add(countReports(reports, allowMissing));
    console.log(`\n${describeReports(reports)}\n`);
  }
  const others = folder?.filter((name) => name !== 'quickstarts' && !name.startsWith(quickstartFolder));
  if (wantsPages && (others === undefined || others.length > 0)) {
    const docs = await runDocsSamples(description, others);
    add({passed: docs.passed, failed: docs.failures.length});
    console.log(`${describeDocsReport(docs)}\n`);
  }
  if (wantsPages && quickstarts.length > 0) {
    const outcomes = await runQuickstarts({description, chosen: quickstarts, packages, onDone: progress});
    add(countQuickstarts(outcomes, allowMissing));
    console.log(`\n${describeQuickstarts(outcomes)}\n`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});
