import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {bodiesDir, codeFile, formsDir} from '../../config/reference';

const name = 'api-reference';

/**
 * Decides what draws the bodies of reference pages: the build all of them, from
 * their data; the browser none, because it gets them drawn; the dev server,
 * which has no finished pages, each when it is opened.
 */
export default function apiReference({siteDir, i18n}: LoadContext): Plugin<undefined> {
  const drawing = path.join(siteDir, 'src', 'components', 'api', 'body');
  return {
    name,
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@reference-body$': path.join(
            drawing,
            isServer ? 'server.tsx' : process.env.NODE_ENV === 'production' ? 'browser.tsx' : 'development.tsx',
          ),
          '@reference-bodies': path.join(siteDir, bodiesDir(i18n.currentLocale)),
          '@reference-forms': path.join(siteDir, formsDir(i18n.currentLocale)),
          '@reference-code$': path.join(siteDir, codeFile),
        },
      },
    }),
  };
}
