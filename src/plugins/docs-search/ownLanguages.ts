import {Module} from 'node:module';
import path from 'node:path';

import {buildSync} from 'esbuild';

/** Languages that lunr-languages lacks (cs, uk) or that are fixed here (ru), in `lunr.<language>.ts`. */
export const ownLanguages = ['cs', 'uk', 'ru'] as const;

type ResolveFilename = (request: string, ...others: unknown[]) => string;

/**
 * Makes `lunr-languages/lunr.<language>` resolve to our own module, if there is
 * one: the search plugin imports its languages by that name, both in the build of
 * the index and in the browser. Node.js has no public way to add a module to a
 * package.
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
    // The modules of lunr-languages export the function itself.
    footer: {js: 'module.exports = module.exports.default;'},
  });

  const host = Module as unknown as {_resolveFilename: ResolveFilename};
  const resolveFilename = host._resolveFilename;
  const request = `lunr-languages/lunr.${language}`;
  host._resolveFilename = (name, ...others) => (name === request ? outfile : resolveFilename(name, ...others));
}
