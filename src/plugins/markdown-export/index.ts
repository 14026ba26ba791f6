import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {markdownPath} from '../../config/routes';
import {toMarkdown} from './toMarkdown';

export interface Options {
  /** The sections to export, as English paths: `/docs`. */
  bases: readonly string[];
}

/** The number of pages that are processed concurrently. */
const concurrency = 8;

/**
 * Writes a Markdown export next to the HTML of each page in some sections. It
 * is converted from the built page, so that it has the same facts, samples,
 * tables and translations.
 */
export default function markdownExport({baseUrl, siteConfig, i18n}: LoadContext, {bases}: Options): Plugin {
  return {
    name: 'markdown-export',
    async postBuild({outDir, routesPaths}) {
      const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const pages = routesPaths.filter((route) => {
        const [base = ''] = route.slice(baseUrl.length).split('/');
        return bases.includes(`/${base}`) && !route.endsWith('.html');
      });
      const queue = [...new Set(pages)];
      await Promise.all(
        Array.from({length: concurrency}, async () => {
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
