import {writeFile} from 'node:fs/promises';

import {
  type Comparison,
  announcementOf,
  announcementsSince,
  compareSpecs,
  draftChanges,
  printDraft,
  readBase,
  toMarkdown,
  unannounced,
} from '@packages/diff';
import {UserError, errorCode, fromRoot} from '@packages/files';
import {lintSpec, readChangelog} from '@packages/lint';
import {Command, InvalidArgumentError} from 'commander';
import * as prettier from 'prettier';

import {changeKinds} from '../src/data/changeKinds';
import {changelogDir, checkEntries, isDate, parseEntry} from '../src/plugins/api-changelog/entries';
import {changelogReferences} from '../src/plugins/api-changelog/resolveApiChangelog';
import {runMain} from './lib/runMain';

/** The exit code for an unannounced breaking change; 1 is for errors. */
const unannouncedCode = 2;

function parseDate(value: string): string {
  if (!isDate(value)) {
    throw new InvalidArgumentError('Expected a date such as 2026-11-21.');
  }
  return value;
}

/** `npm run api:diff`: lists the differences from an earlier spec and whether the changelog announces them. */
runMain(async () => {
  const command = new Command('npm run api:diff --')
    .description(
      'Compares the API spec with an earlier one and lists what API clients can notice, as Markdown. Exits with 2 if a breaking change is not announced in api-spec/changelog/, otherwise with 0.',
    )
    .requiredOption('-b, --base <file or revision>', 'the spec to compare with: a file, or a branch, tag or commit')
    .option(
      '-s, --since <date>',
      'only entries with this date or a later one can announce changes (default: the date of the revision)',
      parseDate,
    )
    .option(
      '-d, --draft [date]',
      'write an entry for this date (default: today) with every change that the changelog lacks; existing entries are not changed',
      parseDate,
    )
    .allowExcessArguments(false);
  command.parse();
  const {base: name, since, draft} = command.opts<{base: string; since?: string; draft?: string | true}>();

  const spec = await lintSpec();
  const [base, entries] = [await readBase(name), readChangelog(spec)];
  const from = since ?? base.date;
  const found = compareSpecs(base.spec, spec);
  if (draft !== undefined) {
    const drafts = draftChanges(found, announcementsSince(entries, base.changelog, from, changeKinds));
    if (drafts.length === 0) {
      console.log(`The changelog has every difference from ${base.name}.`);
      return;
    }
    const file = `${changelogDir}/${draft === true ? new Date().toISOString().slice(0, 10) : draft}.yaml`;
    const settings = await prettier.resolveConfig(fromRoot(file));
    const text = await prettier.format(printDraft(drafts, base.name), {...settings, filepath: file});
    // A draft that fails the check is a bug in this command, so it is not written.
    checkEntries([...entries, parseEntry(file, text)], changelogReferences(spec));
    await writeFile(fromRoot(file), text, {flag: 'wx'}).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') {
        throw error;
      }
      process.stdout.write(text);
      throw new UserError(
        `${file} exists and was not changed. Add the changes above to it, or use another date: --draft 2026-12-31.`,
      );
    });
    console.log(
      `Wrote ${file} with ${drafts.length === 1 ? '1 change' : `${drafts.length} changes`}. Rewrite the descriptions.`,
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
  process.stdout.write(toMarkdown(comparison));
  const open = unannounced(comparison).length;
  if (open > 0) {
    console.error(
      [
        `\n${open === 1 ? 'A breaking change is' : `${open} breaking changes are`} not announced.`,
        'Revert it, or add an entry of kind "changed" or "removed" to api-spec/changelog/ that lists the operations or the change.',
        ...(from === undefined
          ? ['A file has no date. Set the date of the first entry that can announce changes with --since.']
          : []),
      ].join('\n'),
    );
    process.exitCode = unannouncedCode;
  }
});
