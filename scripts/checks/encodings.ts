import path from 'node:path';

import {throwIfAny} from '../lib/fail';
import {readText} from '../lib/files';
import {filesBelow} from '../lib/fingerprint';
import {fromRoot} from '../lib/paths';

/** The directories with hand-written files. */
const directories = ['api-spec', 'blog', 'docs', 'docs-samples', 'guides', 'i18n', 'src'];

const textFile = /\.(?:mdx?|json|ya?ml|[cm]?[jt]sx?|css|svg)$/iu;

/**
 * Reads every text file that pages depend on. Docusaurus and the bundler silently replace bytes
 * that are not UTF-8.
 *
 * @throws UserError with the file, line and encoding of each file that is not in UTF-8
 */
export async function checkEncodings(siteDir = fromRoot()): Promise<void> {
  const lists = await Promise.all(directories.map((name) => filesBelow(path.join(siteDir, name))));
  const files = lists.flat().filter((file) => textFile.test(file));
  const errors: string[] = [];
  // One at a time, because operating systems limit the number of open files.
  for (const file of files) {
    await readText(file).catch((error: unknown) => errors.push((error as Error).message));
  }
  throwIfAny(errors);
}
