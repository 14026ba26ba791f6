import {Module} from 'node:module';
import path from 'node:path';

import {buildSync} from 'esbuild';

/** Languages of the site that lunr-languages has no module for; ours stand beside this file. */
const ownLanguages: readonly string[] = ['cs', 'uk'];

type ResolveFilename = (request: string, ...others: unknown[]) => string;

/**
 * Makes `lunr-languages/lunr.<language>` resolve to a module of ours, where the
 * package has none. The search plugin names its languages in that way both when
 * it builds the index and when it writes the browser's bundle, so one file
 * serves both. Node.js has no public way to add a module to a package.
 *
 * @param outDir where the bundled module may be written
 */
export function provideLanguage(language: string, outDir: string): void {
  if (!ownLanguages.includes(language)) {
    return;
  }
  const outfile = path.join(outDir, `lunr.${language}.js`);
  buildSync({
    entryPoints: [path.join(__dirname, `lunr.${language}.ts`)],
    outfile,
    bundle: true,
    format: 'cjs',
    target: 'es2022',
    charset: 'utf8',
    // As those of lunr-languages, the module is the function.
    footer: {js: 'module.exports = module.exports.default;'},
  });

  const host = Module as unknown as {_resolveFilename: ResolveFilename};
  const resolveFilename = host._resolveFilename;
  const request = `lunr-languages/lunr.${language}`;
  host._resolveFilename = (name, ...others) => (name === request ? outfile : resolveFilename(name, ...others));
}
