import {Command} from 'commander';

import {UserError, runMain} from './lib/fail';
import {type Outcome, runQuickstarts} from './samples/quickstarts';
import {programs} from './samples/quickstarts/programs';

function print(outcome: Outcome): void {
  if ('notRun' in outcome) {
    console.log(`–  ${outcome.slug}: not run, ${outcome.notRun}`);
  } else if (outcome.findings.length === 0) {
    console.log(`✓  ${outcome.slug}`);
  } else {
    console.log(`✗  ${outcome.slug}\n${outcome.findings.map((finding) => `   ${finding}`).join('\n')}`);
  }
}

/** `npm run samples:quickstarts`: runs the programs of the quickstarts against the mock of the API. */
runMain(async () => {
  const known = programs.map(({slug}) => slug);
  const command = new Command('npm run samples:quickstarts --')
    .description('Runs the programs of the quickstarts against the mock of the API: sends, fails, receives events.')
    .argument('[slugs...]', `which quickstarts; all where none is named: ${known.join(', ')}`)
    .option('--packages', 'also those that install packages from npm first', false)
    .option('--all', 'fail where one cannot be run', false);
  command.parse();
  const {packages, all} = command.opts<{packages: boolean; all: boolean}>();
  const unknown = command.args.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) {
    throw new UserError(`There is no quickstart ${unknown.join(', ')}. Expected some of: ${known.join(', ')}.`);
  }

  const chosen = programs.filter(({slug}) => command.args.length === 0 || command.args.includes(slug));
  const outcomes = await runQuickstarts(chosen, packages || all, print);
  const failed = outcomes.filter((outcome) => ('notRun' in outcome ? all : outcome.findings.length > 0));
  if (failed.length > 0) {
    throw new UserError(
      `These quickstarts do not do what their pages say: ${failed.map(({slug}) => slug).join(', ')}.`,
    );
  }
});
