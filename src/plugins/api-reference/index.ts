import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {bodiesDir, codeFile, formsDir} from '../../config/reference';

const name = 'api-reference';

/** Gives components access to the generated models, forms and code of the reference, in the page's language. */
export default function apiReference({siteDir, i18n}: LoadContext): Plugin<undefined> {
  return {
    name,
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@reference-bodies': path.join(siteDir, bodiesDir(i18n.currentLocale)),
          '@reference-forms': path.join(siteDir, formsDir(i18n.currentLocale)),
          '@reference-code$': path.join(siteDir, codeFile),
        },
      },
    }),
  };
}
