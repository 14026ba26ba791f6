import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

import {locales} from '../../config/locales';
import {type LanguageChoice, languageChoice} from '../../config/site';
import {pageUrl} from '../../lib/routes';

/** The paths of the page that replaces the root, as code: the browser has no table of localized paths. */
function rootVersions({rootRedirect}: LanguageChoice): string {
  return rootRedirect === undefined
    ? 'undefined'
    : JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, pageUrl(rootRedirect, locale)])));
}

/**
 * Bundles `src/boot` and puts it inline into every page's head, behind what
 * describes the page and before the styles: a script behind them waits until
 * they have come. Its hash enters the Content-Security-Policy with those of the
 * other inline scripts.
 */
export default function bootScript(context: LoadContext): Plugin<string> {
  const entry = path.join(context.siteDir, 'src', 'boot', 'index.ts');
  return {
    name: 'boot-script',
    getPathsToWatch: () => [entry],
    async loadContent() {
      const {outputFiles} = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2020',
        charset: 'utf8',
        legalComments: 'none',
        define: {
          'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'development'),
          ROOT_VERSIONS: rootVersions(languageChoice),
        },
      });
      const [script] = outputFiles;
      if (!script) {
        throw new Error('boot-script: src/boot was bundled to nothing. Look at its exports.');
      }
      return script.text.trim();
    },
    injectHtmlTags: ({content}) => ({headTags: [{tagName: 'script', innerHTML: content}]}),
  };
}
