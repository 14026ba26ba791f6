import {Command, InvalidArgumentError} from 'commander';

import {isDate} from '../src/plugins/api-changelog/entries';
import {readChangelog} from './api/changelog';
import {announcementOf, announcementsSince} from './api/diff/announce';
import {readBase} from './api/diff/base';
import {compareDescriptions} from './api/diff/compare';
import {type Comparison, toJsonReport, toMarkdown, unannounced} from './api/diff/report';
import {runMain} from './lib/fail';
import {bundleDescription, checkDescription} from './reference/checkDescription';

/** Ends the process with this code where a breaking change is not announced; 1 is for errors. */
const unannouncedCode = 2;

function parseDate(value: string): string {
  if (!isDate(value)) {
    throw new InvalidArgumentError('Expected a day such as 2026-11-21.');
  }
  return value;
}

/** `npm run api:diff`: what differs from an earlier description, and whether the changelog says so. */
runMain(async () => {
  const command = new Command('npm run api:diff --')
    .description(
      'Compares the API description with an earlier one and prints what programs can notice, as Markdown. Ends with 2 where a breaking change is not announced by an entry of api-spec/changelog/, else with 0.',
    )
    .requiredOption('-b, --base <file or revision>', 'what to compare with: a description, or main, HEAD~3, a tag')
    .option(
      '-s, --since <date>',
      "entries of this day and later announce changes (default: a revision's own day)",
      parseDate,
    )
    .option('--json', 'print JSON instead of Markdown', false)
    .allowExcessArguments(false);
  command.parse();
  const {base: name, since, json} = command.opts<{base: string; since?: string; json: boolean}>();

  await checkDescription();
  const description = await bundleDescription();
  const [base, entries] = [await readBase(name), await readChangelog(description)];
  const from = since ?? base.date;
  const announcements = announcementsSince(entries, base.changelog, from);
  const comparison: Comparison = {
    base: base.name,
    changes: compareDescriptions(base.description, description).map((change) => {
      const announced = announcementOf(change, announcements)?.date;
      return {...change, ...(announced === undefined ? {} : {announced})};
    }),
  };
  process.stdout.write(json ? toJsonReport(comparison) : toMarkdown(comparison));
  const open = unannounced(comparison).length;
  if (open > 0) {
    console.error(
      [
        `\n${open === 1 ? 'A breaking change is' : `${open} breaking changes are`} not announced.`,
        'Take it back, or add an entry of kind "changed" or "removed" to api-spec/changelog/ that names the operations or the change.',
        ...(from === undefined ? ['A file has no date: say with --since from which day on entries announce.'] : []),
      ].join('\n'),
    );
    process.exitCode = unannouncedCode;
  }
});
