import {writeFile} from 'node:fs/promises';

import {
  type Base,
  type Change,
  type Comparison,
  type SpecReader,
  announcementOf,
  compareSpecs,
  draftChanges,
  printDraft,
  readBase,
  toJson,
  toMarkdown,
  unannounced,
} from '@packages/diff';
import {errorCode, fromRoot, root, UserError} from '@packages/files';
import {RecursionError, type Spec} from '@packages/openapi';
import {Command} from 'commander';
import * as prettier from 'prettier';

import {changelogDir, changelogReferences, checkEntries, parseEntry, readChangelog} from '../src/api-changelog';
import {bundleSpec, lintSpec} from '../src/reference/spec';
import {runMain} from './lib/runMain';

/** The exit code for an unannounced breaking change; 1 is for errors. */
const unannouncedCode = 2;

const reader: SpecReader = {
  root,
  index: 'api-spec/openapi.yaml',
  bundle: bundleSpec,
};

/** {@link compareSpecs} for our API. The base may have errors that the linter of its time did not find. */
function compare(base: Base, spec: Spec): Change[] {
  try {
    return compareSpecs(base.spec, spec, {errorCodes: 'x-error-codes'});
  } catch (error) {
    throw error instanceof RecursionError
      ? new UserError(`--base ${base.name} cannot be compared. ${error.message}`)
      : error;
  }
}

/** `npm run api:diff`: lists the differences from an earlier spec and whether the changelog announces them. */
runMain(async () => {
  const command = new Command('npm run api:diff --')
    .description(
      'Compares the API spec with an earlier one and lists what API clients can notice, as Markdown. Exits with 2 if a breaking change is not announced in api-spec/changelog/, otherwise with 0.',
    )
    .requiredOption('-b, --base <file or revision>', 'the spec to compare with: a file, or a branch, tag or commit')
    .option(
      '-d, --draft',
      'write an entry for today with every change that the changelog lacks, or print it if there is one',
    )
    .option('-j, --json', 'print JSON, with the level of each change: breaking, addition or other')
    .allowExcessArguments(false);
  command.parse();
  const options = command.opts<{base: string; draft?: true; json?: true}>();
  const {base: name, draft, json} = options;

  const spec = await lintSpec();
  const references = changelogReferences(spec);
  const [base, entries] = [await readBase(name, reader), readChangelog(root, references)];
  const changes = compare(base, spec).map((change) => ({
    ...change,
    announced: announcementOf(change, entries, base.date),
  }));
  if (draft) {
    const drafts = draftChanges(changes.filter(({announced}) => announced === undefined));
    if (drafts.length === 0) {
      console.log(`The changelog announces every difference from ${base.name}.`);
      return;
    }
    const file = `${changelogDir}/${new Date().toISOString().slice(0, 10)}.yaml`;
    const settings = await prettier.resolveConfig(fromRoot(file));
    const text = await prettier.format(printDraft(drafts, base.name), {...settings, filepath: file});
    // A draft that fails the check is a bug in this command, so it is not written.
    checkEntries([...entries, parseEntry(file, text)], references);
    await writeFile(fromRoot(file), text, {flag: 'wx'}).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') {
        throw error;
      }
      process.stdout.write(text);
      throw new UserError(
        `${file} exists and was not changed. Add the changes above to it, or to a file with another date.`,
      );
    });
    console.log(
      `Wrote ${file} with ${drafts.length === 1 ? '1 change' : `${drafts.length} changes`}. Rewrite the descriptions.`,
    );
    return;
  }

  const comparison: Comparison = {base: base.name, changes};
  process.stdout.write((json ? toJson : toMarkdown)(comparison));
  const open = unannounced(comparison).length;
  if (open > 0) {
    console.error(
      [
        `\n${open === 1 ? 'A breaking change is' : `${open} breaking changes are`} not announced.`,
        'Revert it, or add an entry to api-spec/changelog/ that announces it: --draft writes one.',
      ].join('\n'),
    );
    process.exitCode = unannouncedCode;
  }
});
