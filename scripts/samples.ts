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
      'Runs the code samples on pages, and those in the API reference in every language for one operation of each kind, against a mock that validates each request. Exits with 1 if a sample fails or makes a different request than expected. Samples whose language is not installed are skipped or, if CI is set, fail.',
    )
    .addOption(
      new Option('-t, --target <name...>', 'run only these languages and frameworks in the API reference').choices(
        sampleTargets,
      ),
    )
    .option('-o, --operation <id...>', 'run only these operations in the API reference, by operationId')
    .option('-a, --all', 'run every operation in the API reference, instead of one of each kind')
    .option(
      '-f, --folder <name...>',
      'run only these folders in docs-samples, or samples in them, such as smtp, quickstarts, or quickstarts/go; generators, quickstarts/nextjs, and quickstarts/nuxt run only if named',
    );
  command.parse();
  await lintSpec();
  finish(await runSamples(command.opts<Selection>()));
});
