import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../../lib/fail';
import {readIfThere, writeAtomically} from '../../lib/files';
import {filesBelow, fingerprint} from '../../lib/fingerprint';
import {fromRoot, root, workDir} from '../../lib/paths';
import {checkFile, collectorOf} from './check';

/** Where links of the site are written. */
const rooms = ['src', 'docs', 'guides', 'blog', 'i18n', 'api-spec', 'docusaurus.config.ts', 'sidebars.ts'];

/**
 * Judges every link that is written down anywhere in the sources.
 *
 * @returns how many files were read
 * @throws UserError naming file and line of each link that is refused
 */
export async function checkLinks(): Promise<number> {
  const files = (await Promise.all(rooms.map((room) => filesBelow(fromRoot(room)))))
    .flat()
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => collectorOf(file) !== undefined);
  const findings = await Promise.all(
    files.map(async (file) => checkFile(file, await readFile(fromRoot(file), 'utf8'))),
  );
  if (findings.flat().length > 0) {
    throw new UserError(['Some links are not safe:', ...findings.flat()].join('\n'));
  }
  return files.length;
}

/** Holds the fingerprint of the last sources that were found good. */
const stampFile = path.join(workDir, 'links.stamp');

/** {@link checkLinks}, spared where neither sources nor check have changed since it last held. */
export async function checkChangedLinks(): Promise<void> {
  const stamp = await fingerprint(root, [...rooms, 'scripts/checks/links', 'package-lock.json'], [process.version]);
  if ((await readIfThere(stampFile)) !== stamp) {
    await checkLinks();
    await writeAtomically(stampFile, stamp);
  }
}
