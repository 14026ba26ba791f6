import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import themeOpenapi from 'docusaurus-theme-openapi-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';

import {bodiesDir, formsDir, problemsFile} from '../../config/reference';

/**
 * Shows spec errors in the dev server's overlay. The linter runs outside the bundler and writes its findings to a file;
 * a bundle with findings fails, so the browser keeps the last good page behind the overlay.
 */
const specErrors = (file: string) => ({
  apply({hooks}: Compiler): void {
    hooks.thisCompilation.tap('spec-errors', ({fileDependencies, errors}) => {
      fileDependencies.add(file);
      const problems = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (problems !== '') {
        errors.push(Object.assign(new Error(problems), {stack: undefined}));
      }
    });
  },
});

/** Leaves the models out of the bundle to save memory: Node.js reads a model when its page is rendered. */
const modelsAreFiles =
  (dir: string) =>
  (
    {context = '', request = ''}: {context?: string; request?: string},
    callback: (error?: Error, external?: string) => void,
  ): void => {
    const file = path.resolve(context, request);
    const isModel = path.dirname(file) === dir && file.endsWith('.json');
    callback(undefined, isModel ? `commonjs ${file}` : undefined);
  };

/**
 * `docusaurus-theme-openapi-docs` (5.2.0) without the code that it adds to every page:
 * 27 KB of global styles, and polyfills of `process` and `Buffer` (1.2 KB gzip,
 * because react-dom mentions `process`). `ApiItem` is swizzled; the components in
 * `src/reference/components` import the generated models and forms of the
 * language. In production, browsers get neither the models nor the components
 * that render them.
 */
export default function apiReference(context: LoadContext): Plugin {
  const theme = (themeOpenapi as (context: LoadContext) => Plugin)(context);
  const {siteDir, i18n} = context;
  const bodies = path.join(siteDir, bodiesDir(i18n.currentLocale));
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    ...theme,
    getClientModules: () => [],
    configureWebpack: (_config, isServer) => ({
      ...(isProduction && isServer && {externals: [modelsAreFiles(bodies)]}),
      // Shared modules are in one chunk. Docusaurus would put a copy in each page's chunk, 0.6 MB in the build's bundle.
      ...((isServer || !isProduction) && {
        optimization: {
          splitChunks: {
            cacheGroups: {default: {chunks: 'async', minChunks: 2, name: 'shared', enforce: true, priority: 1}},
          },
        },
      }),
      plugins: isServer || isProduction ? [] : [specErrors(path.join(siteDir, problemsFile)) as never],
      resolve: {
        alias: {
          '@reference-page$': path.join(
            siteDir,
            'src/reference/components/body',
            !isServer && isProduction ? 'browser.ts' : 'Page.tsx',
          ),
          '@reference-bodies': bodies,
          '@reference-forms': path.join(siteDir, formsDir(i18n.currentLocale)),
        },
      },
    }),
  };
}
