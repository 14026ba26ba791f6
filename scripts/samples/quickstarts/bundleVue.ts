/**
 * Builds the Vue app in the current directory into `dist/`, as `vite build` does:
 * a page, and one script. It uses only packages of this repository.
 */
import {cp} from 'node:fs/promises';

import {type Plugin, build} from 'esbuild';

import {compileComponent} from '../reference/hosts/compile';

const vue: Plugin = {
  name: 'vue',
  setup(bundler) {
    // esbuild's expressions are Go's, which have no flag `u`.
    bundler.onLoad({filter: /\.vue$/}, async ({path: file}) => ({contents: await compileComponent(file)}));
  },
};

void build({
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
}).then(() => cp('index.html', 'dist/index.html'));
