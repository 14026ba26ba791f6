import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../config/i18n';
import {defaultLocale} from '../../config/locales';

/**
 * Inlines the translations of a language into the modules that use them. Docusaurus would add the strings of all pages
 * to the script of every page (8 to 10 KB compressed), including the notes for translators.
 */
export default function inlineTranslations({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'inline-translations',
    configureWebpack: () => ({
      // Must precede Docusaurus' own alias for the whole directory.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {alias: {'@generated/codeTranslations$': path.join(__dirname, 'noTranslations.json')}},
      module: {
        rules: [
          {
            test: [/\.[jt]sx?$/u, require.resolve('../../reference/models/strings.json')],
            exclude: /node_modules[\\/](?!@docusaurus[\\/](?:theme|plugin)-|docusaurus-theme-openapi-docs[\\/])/u,
            enforce: 'pre',
            loader: path.join(__dirname, 'loader.mjs'),
            options: {
              file: path.join(generatedFilesDir, 'codeTranslations.json'),
              isEnglish: currentLocale() === defaultLocale,
            },
          },
        ],
      },
    }),
  };
}
