import path from 'node:path';

import {writeAtomically} from '../lib/files';
import {fromRoot} from '../lib/paths';
import {type Run, type RunOptions, execute} from './execute';

/**
 * Checks TypeScript files with the strict settings that a customer's project has.
 *
 * @param input the files, or a pattern, relative to the directory
 */
export async function checkTypes(
  input: {files: readonly string[]} | {include: readonly string[]},
  place: RunOptions,
  types: readonly string[] = ['node'],
): Promise<Run> {
  const compilerOptions = {
    ...{target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'esnext', moduleResolution: 'bundler'},
    ...{strict: true, skipLibCheck: true, noEmit: true, types},
  };
  await writeAtomically(path.join(place.cwd, 'tsconfig.json'), JSON.stringify({compilerOptions, ...input}));
  const tsc = fromRoot('node_modules/typescript/bin/tsc');
  return execute(process.execPath, [tsc, '-p', '.'], {timeout: 300_000, ...place});
}
