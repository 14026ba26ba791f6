import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';
import isEqual from 'lodash/isEqual';
import mapValues from 'lodash/mapValues';
import uniqBy from 'lodash/uniqBy';

import type {AuthorComponents} from '../../build/jsx';
import {shortenPageErrors} from '../../build/pageErrors';
import {pageDirectories} from '../../config/routes';

/** The log with the details of the dev server's page errors; a build has its own. */
const log = path.join('.build', 'logs', 'start.log');

/** Shortens the dev server's page errors, in the terminal and in the browser. */
const shortReports = (siteDir: string) => ({
  apply({hooks}: Compiler): void {
    hooks.done.tap('author-components', (stats) => {
      const toJson = stats.toJson.bind(stats);
      stats.toJson = (options) => {
        const {errors = [], ...json} = toJson(options);
        const short = errors.map((error) => ({...error, message: shortenPageErrors(error.message, siteDir)}));
        const shown = uniqBy(short, 'message');
        const last = shown.at(-1);
        if (last && !isEqual(short, errors)) {
          mkdirSync(path.dirname(log), {recursive: true});
          writeFileSync(log, errors.map(({message}) => message).join('\n\n'));
          last.message += `\nThe full log: ${log}`;
        }
        return {...json, errors: shown};
      };
    });
  },
});

/**
 * Registers the samples on a page, and the files that its components show, with the bundler.
 * `remarkAuthorComponents` resolves them. Shortens the reports of errors in pages.
 */
export default function authorComponents({siteDir}: LoadContext, {components}: {components: AuthorComponents}): Plugin {
  return {
    name: 'author-components',
    configureWebpack: () => ({
      plugins: (process.env.NODE_ENV === 'production' ? [] : [shortReports(siteDir)]) as never[],
      module: {
        rules: [
          {
            test: /\.mdx?$/iu,
            // Docusaurus requires rules for MDX to list their directories.
            include: [...pageDirectories, 'i18n'].map((directory) => path.join(siteDir, directory)),
            enforce: 'pre',
            loader: path.join(__dirname, 'dependencies.mjs'),
            options: {siteDir, components: mapValues(components, ({reads}) => reads ?? [])},
          },
        ],
      },
    }),
  };
}
