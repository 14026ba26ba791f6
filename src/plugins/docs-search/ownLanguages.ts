import {Module} from 'node:module';
import path from 'node:path';

import {buildSync} from 'esbuild';

/** Languages that lunr-languages lacks (cs, uk) or that are mended here (ru); the modules stand beside this file. */
export const ownLanguages = ['cs', 'uk', 'ru'] as const;

type ResolveFilename = (request: string, ...others: unknown[]) => string;

/**
 * Makes `lunr-languages/lunr.<language>` resolve to a module of ours, where
 * there is one. The search plugin names its languages in that way both when
 * it builds the index and when it writes the browser's bundle, so one file
 * serves both. Node.js has no public way to add a module to a package.
 *
 * @param outDir where the bundled module may be written
 */
export function provideLanguage(language: string, outDir: string): void {
  if (!ownLanguages.some((own) => own === language)) {
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
