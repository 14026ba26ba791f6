import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

import {botPattern} from './botPattern';
import {languageChoice, locales} from '../../config/locales';
import {pageUrl} from '../../lib/routes';

/** The variable that enables the language redirect in the dev server. */
export const languageRedirectVariable = 'LANGUAGE_REDIRECT';

/** The paths of the page that replaces the root: the browser has no table of localized paths. */
function rootVersions(): string {
  const {rootRedirect} = languageChoice;
  return rootRedirect === undefined
    ? 'undefined'
    : JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, pageUrl(rootRedirect, locale)])));
}

/**
 * Bundles `src/boot` and inlines it in the head of every page, before the stylesheets, because a
 * script after them would wait for them. The build adds its hash to the Content-Security-Policy.
 * Docusaurus' dev server does not update a plugin's tags after the start, so there it is a file,
 * and a client module that changes with it and refuses hot updates reloads the page.
 */
export default function bootScript(context: LoadContext): Plugin<string> {
  const isProduction = process.env.NODE_ENV === 'production';
  const redirects = isProduction || process.env[languageRedirectVariable] === 'true';
  const directory = path.join(context.siteDir, 'src', 'boot');
  const served = path.join(context.generatedFilesDir, 'boot-script');
  const fileName = 'boot.js';
  const reloader = path.join(served, 'reload.js');
  return {
    name: 'boot-script',
    getPathsToWatch: () => [path.join(directory, '*.ts')],
    async loadContent() {
      const {outputFiles} = await build({
        entryPoints: [path.join(directory, 'index.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2020',
        charset: 'utf8',
        legalComments: 'none',
        define: {
          [`process.env.${languageRedirectVariable}`]: JSON.stringify(String(redirects)),
          ROOT_VERSIONS: rootVersions(),
          BOT_PATTERN: JSON.stringify(botPattern()),
        },
      });
      const [script] = outputFiles;
      if (!script) {
        throw new Error('boot-script: the bundle of src/boot is empty. Look at its exports.');
      }
      if (!isProduction) {
        await mkdir(served, {recursive: true});
        await writeFile(path.join(served, fileName), script.contents);
        await writeFile(reloader, `// ${script.hash}\nimport.meta.webpackHot?.decline();\n`);
      }
      return script.text.trim();
    },
    injectHtmlTags: ({content}) => ({
      headTags: [
        isProduction
          ? {tagName: 'script', innerHTML: content}
          : {tagName: 'script', attributes: {src: `${context.baseUrl}${fileName}`}},
      ],
    }),
    getClientModules: () => (isProduction ? [] : [reloader]),
    // The bundler's types do not know its dev server.
    configureWebpack: (): object =>
      isProduction ? {} : {devServer: {static: [{directory: served, publicPath: context.baseUrl, watch: false}]}},
  };
}
