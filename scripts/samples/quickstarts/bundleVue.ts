import {cp, rm} from 'node:fs/promises';
import path from 'node:path';

import {type Plugin, build} from 'esbuild';

import {compileComponent} from '../reference/hosts/compile';

/** Compiles single-file components with Vue's own compiler. */
const vue: Plugin = {
  name: 'vue',
  setup(bundler) {
    // Go reads this expression, and knows no flag `u`.
    bundler.onLoad({filter: /\.vue$/}, async ({path: file}) => ({contents: await compileComponent(file)}));
  },
};

/**
 * Builds the Vue app in the current directory into `dist/`, as `vite build`
 * does: a page, and one script. It takes nothing but what this repository has.
 */
async function bundleVue(dir: string): Promise<void> {
  await rm(path.join(dir, 'dist'), {recursive: true, force: true});
  await build({
    absWorkingDir: dir,
    entryPoints: ['src/main.js'],
    outdir: 'dist/src',
    bundle: true,
    format: 'esm',
    plugins: [vue],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    logLevel: 'error',
  });
  await cp(path.join(dir, 'index.html'), path.join(dir, 'dist/index.html'));
}

void bundleVue(process.cwd()).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
