import {sampleTargets} from '@packages/samples';
import {Command, Option} from 'commander';

import {lintSpec} from '../src/reference/spec';
import {finish} from './checks/stages';
import {runMain} from './lib/runMain';
import {type Selection, runSamples} from './samples/index';

/** `npm run samples`: runs the samples of the reference and of pages against the mock of the API. */
runMain(async () => {
  const command = new Command('npm run samples --')
    .description(
      'Runs code samples against a mock that validates each request: those on pages, and those of the API reference in every language, for one operation of each kind. Exits with 1 if a sample fails or makes a different request than expected. Samples whose language is not installed are skipped, unless CI is set.',
    )
    .addOption(
      new Option('-t, --target <name...>', 'only these languages and frameworks in the API reference').choices(
        sampleTargets,
      ),
    )
    .option('-o, --operation <id...>', 'only these operations in the API reference, by operationId')
    .option('-a, --all', 'every operation in the API reference, instead of one of each kind')
    .option(
      '-f, --folder <name...>',
      'only these folders of docs-samples, or samples in them, such as smtp, quickstarts or quickstarts/go; generators, quickstarts/nextjs and quickstarts/nuxt run only if named',
    );
  command.parse();
  await lintSpec();
  finish(await runSamples(command.opts<Selection>()));
});
