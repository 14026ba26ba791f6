import path from 'node:path';

import {Command} from 'commander';

import type {SpecDownload} from '../../../src/config/publishedFiles';
import {defaultLocale} from '../../../src/config/locales';
import {operationsByTag} from '../../../src/openapi/operations';
import {UserError, errorCode} from '../../lib/fail';
import {runMain} from '../../lib/runMain';
import {writeAtomically} from '../../lib/files';
import {root} from '../../lib/paths';
import {checkAndBundle} from '../../reference/checkSpec';
import {publishedFile} from './index';

/** Runs a command that lints the spec and writes published files in English. */
export function writePublishedFiles(command: string, does: string, names: readonly SpecDownload[]): void {
  runMain(async () => {
    const {out} = new Command(`npm run ${command} --`)
      .description(does)
      .option('-o, --out <directory>', 'the directory to write to', 'generated/bundle')
      .allowExcessArguments(false)
      .parse()
      .opts<{out: string}>();
    const spec = await checkAndBundle();
    const dir = path.resolve(root, out);
    const shown = (...segments: string[]): string => path.relative(process.cwd(), path.join(dir, ...segments)) || '.';
    const written: string[] = [];
    for (const name of names) {
      const content = publishedFile(name, spec, defaultLocale);
      await writeAtomically(path.join(dir, name), content).catch((error: unknown) => {
        throw new UserError(
          `Cannot write to ${shown()}: ${errorCode(error) ?? String(error)}. Pass a writable directory with --out.`,
        );
      });
      written.push(`${shown(name)} (${Math.ceil(Buffer.byteLength(content) / 1000)} kB)`);
    }
    const operations = [...operationsByTag(spec).values()].flat().length;
    console.log(`Wrote ${written.join(' and ')}: ${operations} operations.`);
  });
}
