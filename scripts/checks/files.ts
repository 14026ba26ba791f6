import path from 'node:path';

import {filesBelow, parseJson, readText, root, throwIfAny} from '@packages/files';

/** The directories that contain handwritten files. */
const directories = ['api-spec', 'blog', 'docs', 'docs-samples', 'guides', 'i18n', 'packages', 'src', 'static'];

const textFile = /\.(?:mdx?|json|ya?ml|[cm]?[jt]sx?|css|svg|txt)$/iu;

/**
 * Checks the encoding of every text file that pages depend on, and parses the JSON files in `i18n/`. Docusaurus and the
 * bundler silently replace invalid UTF-8 and publish merge conflicts, and Docusaurus doesn't report which JSON file has
 * a syntax error.
 *
 * @throws UserError with the file and line of each error
 */
export async function checkFiles(siteDir = root): Promise<void> {
  const lists = await Promise.all(directories.map((name) => filesBelow(path.join(siteDir, name))));
  const errors: string[] = [];
  // Reads one file at a time, because operating systems limit the number of open files.
  for (const file of lists.flat().filter((name) => textFile.test(name))) {
    const name = path.relative(siteDir, file);
    try {
      const text = await readText(file);
      if (/^i18n\b.*\.json$/u.test(name)) {
        parseJson(text, name);
      }
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  throwIfAny(errors);
}
