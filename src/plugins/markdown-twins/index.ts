import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {markdownPath} from '../../config/routes';
import {toMarkdown} from './toMarkdown';

export interface Options {
  /** The parts of the site whose pages are written, as English paths: `/docs`. */
  bases: readonly string[];
}

/** Pages that are read at once: they wait for the disk, and none for the others. */
const atOnce = 8;

/**
 * Writes every page of some parts of the site as Markdown beside its HTML, from
 * the finished page, so that it says what the page says: facts, samples, tables
 * and translations included.
 */
export default function markdownTwins({baseUrl, siteConfig, i18n}: LoadContext, {bases}: Options): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, routesPaths}) {
      const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const pages = routesPaths.filter((route) => {
        const [base = ''] = route.slice(baseUrl.length).split('/');
        return bases.includes(`/${base}`) && !route.endsWith('.html');
      });
      const queue = [...new Set(pages)];
      await Promise.all(
        Array.from({length: atOnce}, async () => {
          for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
            const below = route.slice(baseUrl.length).replace(/\/$/u, '');
            const file = path.join(outDir, `${below}.html`);
            if (existsSync(file)) {
              const facts = {url: new URL(route, siteConfig.url).href, language};
              const markdown = await toMarkdown(await readFile(file, 'utf8'), facts);
              if (markdown !== undefined) {
                const target = path.join(outDir, markdownPath(below));
                await mkdir(path.dirname(target), {recursive: true});
                await writeFile(target, markdown);
              }
            }
          }
        }),
      );
    },
  };
}
