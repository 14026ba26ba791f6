import {Command, InvalidArgumentError, Option} from 'commander';
import * as prettier from 'prettier';

import {changeKinds, checkEntries, isDate, parseEntry} from '../src/plugins/api-changelog/entries';
import {changelogDir} from '../src/plugins/api-changelog/entries';
import {namesOf, readChangelog} from './api/changelog';
import {announcementOf, announcementsSince} from './api/diff/announce';
import {readBase} from './api/diff/base';
import {compareSpecs} from './api/diff/compare';
import {draftChanges, printDraft} from './api/diff/draft';
import {type Comparison, toJsonReport, toMarkdown, unannounced} from './api/diff/report';
import {UserError, runMain} from './lib/fail';
import {writeNew} from './lib/files';
import {fromRoot} from './lib/paths';
import {bundleSpec, lintSpec} from './reference/lintSpec';

/** Ends the process with this code where a breaking change is not announced; 1 is for errors. */
const unannouncedCode = 2;

function parseDate(value: string): string {
  if (!isDate(value)) {
    throw new InvalidArgumentError('Expected a day such as 2026-11-21.');
  }
  return value;
}

/** `npm run api:diff`: what differs from an earlier spec, and whether the changelog says so. */
runMain(async () => {
  const command = new Command('npm run api:diff --')
    .description(
      'Compares the API spec with an earlier one and prints what programs can notice, as Markdown. Ends with 2 where a breaking change is not announced by an entry of api-spec/changelog/, else with 0.',
    )
    .requiredOption('-b, --base <file or revision>', 'what to compare with: a spec, or main, HEAD~3, a tag')
    .option(
      '-s, --since <date>',
      "entries of this day and later announce changes (default: a revision's own day)",
      parseDate,
    )
    .option('--json', 'print JSON instead of Markdown', false)
    .addOption(
      new Option(
        '-d, --draft [date]',
        'write what the changelog does not say yet as an entry of this day (default: today), to be put into words; an entry that is there stays as it is',
      )
        .argParser(parseDate)
        .conflicts('json'),
    )
    .allowExcessArguments(false);
  command.parse();
  const {
    base: name,
    since,
    json,
    draft,
  } = command.opts<{base: string; since?: string; json: boolean; draft?: string | true}>();

  await lintSpec();
  const spec = await bundleSpec();
  const [base, entries] = [await readBase(name), await readChangelog(spec)];
  const from = since ?? base.date;
  const found = compareSpecs(base.spec, spec);
  if (draft !== undefined) {
    const drafts = draftChanges(found, announcementsSince(entries, base.changelog, from, changeKinds));
    if (drafts.length === 0) {
      console.log(`The changelog says everything that differs from ${base.name}.`);
      return;
    }
    const file = `${changelogDir}/${draft === true ? new Date().toISOString().slice(0, 10) : draft}.yaml`;
    const settings = await prettier.resolveConfig(fromRoot(file));
    const text = await prettier.format(printDraft(drafts, base.name), {...settings, filepath: file});
    // A draft that the check would refuse is a mistake of ours, and is not written.
    checkEntries([...entries, parseEntry(file, text)], namesOf(spec));
    if (!(await writeNew(fromRoot(file), text))) {
      process.stdout.write(text);
      throw new UserError(
        `${file} is there already and stays as it is. Add the changes above to it, or name another day: --draft 2026-12-31.`,
      );
    }
    console.log(
      `Wrote ${file}: ${drafts.length === 1 ? 'a change' : `${drafts.length} changes`} to be put into words.`,
    );
    return;
  }

  const announcements = announcementsSince(entries, base.changelog, from);
  const comparison: Comparison = {
    base: base.name,
    changes: found.map((change) => {
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
