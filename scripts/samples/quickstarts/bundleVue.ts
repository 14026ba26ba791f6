/**
 * Builds the Vue app in the current directory to `dist/`, like `vite build`: a page and a script.
 * It uses only packages of this repository.
 */
import {cp} from 'node:fs/promises';

import {type Plugin, build} from 'esbuild';

import {compileComponent} from '../reference/hosts/compile';

const vue: Plugin = {
  name: 'vue',
  setup(bundler) {
    // esbuild uses Go's regular expressions, which have no `u` flag.
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
