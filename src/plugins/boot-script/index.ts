import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

import {languageChoice, locales} from '../../config/locales';
import {pageUrl} from '../../lib/routes';

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
 * The dev server doesn't update a plugin's tags while it is running.
 */
export default function bootScript({siteDir}: LoadContext): Plugin<string> {
  return {
    name: 'boot-script',
    async loadContent() {
      const {outputFiles} = await build({
        entryPoints: [path.join(siteDir, 'src', 'boot', 'index.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2020',
        charset: 'utf8',
        legalComments: 'none',
        define: {
          'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
          ROOT_VERSIONS: rootVersions(),
        },
      });
      return outputFiles.map(({text}) => text.trim()).join('');
    },
    injectHtmlTags: ({content}) => ({headTags: [{tagName: 'script', innerHTML: content}]}),
  };
}
