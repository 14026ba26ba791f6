import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {bodiesDir, codeFile, formsDir} from '../../config/reference';

const name = 'api-reference';

/**
 * Gives components access to the generated models, forms and code of the
 * reference, in the page's language, and leaves the components of its bodies
 * out of what browsers get in production.
 */
export default function apiReference({siteDir, i18n}: LoadContext): Plugin<undefined> {
  return {
    name,
    configureWebpack: (_config, isServer) => ({
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
