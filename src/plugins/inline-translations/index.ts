import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes the translations of a language into the modules that show them.
 * Docusaurus puts the texts of all pages into the script of every page, which
 * is 8 to 10 KB compressed, and keeps the notes for translators there.
 */
export default function inlineTranslations({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'inline-translations',
    configureWebpack: () => ({
      // Before Docusaurus' own alias of the whole folder.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {alias: {'@generated/codeTranslations$': path.join(__dirname, 'noTranslations.json')}},
      module: {
        rules: [
          {
            test: /\.[jt]sx?$/u,
            exclude: /node_modules[\\/](?!@docusaurus[\\/](?:theme|plugin)-|docusaurus-theme-openapi-docs[\\/])/u,
            enforce: 'pre',
            loader: path.join(__dirname, 'loader.mjs'),
            options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
          },
        ],
      },
    }),
  };
}
