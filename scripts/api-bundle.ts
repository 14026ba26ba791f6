import path from 'node:path';

import {UserError, errorCode, root, writeAtomically} from '@packages/files';
import {Command} from 'commander';

import {defaultLocale} from '../src/config/locales';
import {specFiles} from './api/publish';
import {checkAndBundle} from './lib/checkAndBundle';
import {runMain} from './lib/runMain';

/** `npm run api:bundle`: lints the spec and writes the files that readers download, in English. */
runMain(async () => {
  const {out} = new Command('npm run api:bundle --')
    .description('Lints the API spec and writes it as a single file, in YAML and in JSON.')
    .option('-o, --out <directory>', 'the directory to write to', 'generated/bundle')
    .parse()
    .opts<{out: string}>();
  const spec = await checkAndBundle();
  const dir = path.resolve(root, out);
  const files = specFiles(spec, defaultLocale);
  for (const [name, content] of Object.entries(files)) {
    await writeAtomically(path.join(dir, name), content).catch((error: unknown) => {
      throw new UserError(
        `Cannot write to ${dir}: ${errorCode(error) ?? String(error)}. Pass a writable directory with --out.`,
      );
    });
  }
  console.log(`Wrote ${Object.keys(files).join(' and ')} to ${dir}.`);
});
