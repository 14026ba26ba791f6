import path from 'node:path';

import {UserError} from '../lib/fail';
import {readText} from '../lib/files';
import {filesBelow} from '../lib/fingerprint';
import {fromRoot} from '../lib/paths';

/** The directories with files that people write. */
const directories = ['api-spec', 'blog', 'docs', 'docs-samples', 'guides', 'i18n', 'src'];

const textFile = /\.(?:mdx?|json|ya?ml|[cm]?[jt]sx?|css|svg)$/iu;

/**
 * Reads every text file that pages are made from. Docusaurus and the bundler replace
 * bytes that are not UTF-8 without an error.
 *
 * @throws UserError naming file, line and encoding of each file that is not in UTF-8
 */
export async function checkEncodings(siteDir = fromRoot()): Promise<void> {
  const lists = await Promise.all(directories.map((name) => filesBelow(path.join(siteDir, name))));
  const files = lists.flat().filter((file) => textFile.test(file));
  const errors: string[] = [];
  // One after the other: systems limit how many files are open at the same time.
  for (const file of files) {
    await readText(file).catch((error: unknown) => errors.push((error as Error).message));
  }
  if (errors.length > 0) {
    throw new UserError(errors.join('\n'));
  }
}
