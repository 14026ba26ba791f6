import {
  type Comparison,
  type SpecReader,
  announcementOf,
  compareSpecs,
  draftEntry,
  readBase,
  toJson,
  toMarkdown,
  unannounced,
} from '@packages/diff';
import {root} from '@packages/files';
import {Command} from 'commander';

import {changelogReferences, readChangelog} from '../src/api-changelog';
import {bundleSpec, lintSpec} from '../src/reference/spec';
import {runMain} from './lib/runMain';

/** The exit code for an unannounced breaking change; 1 is for errors. */
const unannouncedCode = 2;

const reader: SpecReader = {
  root,
  index: 'api-spec/openapi.yaml',
  bundle: bundleSpec,
};

/** `npm run api:diff`: lists the differences from an earlier spec and whether the changelog announces them. */
runMain(async () => {
  const command = new Command('npm run api:diff --')
    .description(
      'Compares the API spec with an earlier version and lists the changes that API clients can notice, as Markdown. Exits with 2 if a breaking change is not announced in api-spec/changelog/, and with 1 after an error.',
    )
    .requiredOption('-b, --base <file or revision>', 'the spec to compare with: a file, or a branch, tag, or commit')
    .option('-d, --draft', 'print a changelog entry with every change that the changelog lacks')
    .option('-j, --json', 'print JSON, with the level of each change: breaking, addition, or other');
  command.parse();
  const options = command.opts<{base: string; draft?: true; json?: true}>();
  const {base: name, draft, json} = options;

  const spec = await lintSpec();
  const entries = readChangelog(root, changelogReferences(spec));
  const base = await readBase(name, reader);
  const changes = compareSpecs(base.spec, spec, {errorCodes: 'x-error-codes'}).map((change) => ({
    ...change,
    announced: announcementOf(change, entries, base.date),
  }));
  if (draft) {
    const missing = changes.filter(({announced}) => announced === undefined);
    console.log(
      missing.length === 0
        ? `The changelog announces every difference from ${base.name}.`
        : draftEntry(missing, base.name),
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
        `Revert ${open === 1 ? 'it, or announce it' : 'them, or announce them'} in api-spec/changelog/: --draft prints an entry.`,
      ].join('\n'),
    );
    process.exitCode = unannouncedCode;
  }
});
