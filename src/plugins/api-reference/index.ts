import path from 'node:path';

import themeOpenapi from 'docusaurus-theme-openapi-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {bodiesDir, codeFile, formsDir} from '../../config/reference';

/**
 * `docusaurus-theme-openapi-docs` (5.2.0) without what it adds to every page:
 * 27 KB of global styles, and polyfills of `process` and `Buffer` (1.2 KB gzip,
 * because react-dom mentions `process`). Its components are swizzled in
 * `src/theme/`. They import the generated models, forms and code of the language;
 * in production, browsers get neither the models nor the components that render
 * them.
 */
export default function apiReference(context: LoadContext): Plugin {
  const theme = (themeOpenapi as (context: LoadContext) => Plugin)(context);
  const {siteDir, i18n} = context;
  return {
    ...theme,
    getClientModules: () => [],
    configureWebpack: (_config, isServer) => ({
      // One bundle after the other: both at once need a third more memory.
      ...(process.env.NODE_ENV === 'production' &&
        (isServer ? {name: 'server', dependencies: ['client']} : {name: 'client'})),
      // On the server, the models and the highlighted code are in one chunk; Docusaurus would put a copy into each page's.
      ...(isServer && {
        optimization: {
          splitChunks: {cacheGroups: {default: {chunks: 'async', minChunks: 2, name: 'shared', enforce: true}}},
        },
      }),
      resolve: {
        alias: {
          '@reference-page$': path.join(
            siteDir,
            'src/components/api/body',
            !isServer && process.env.NODE_ENV === 'production' ? 'browser.ts' : 'Page.tsx',
          ),
          '@reference-bodies': path.join(siteDir, bodiesDir(i18n.currentLocale)),
          '@reference-forms': path.join(siteDir, formsDir(i18n.currentLocale)),
          '@reference-code$': path.join(siteDir, codeFile),
        },
      },
    }),
  };
}
