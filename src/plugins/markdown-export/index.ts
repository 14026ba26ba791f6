import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {markdownPath} from '../../config/routes';
import {toMarkdown} from './toMarkdown';

export interface Options {
  /** The sections to export, as English paths: `/docs`. */
  bases: readonly string[];
}

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
      for (const route of new Set(pages)) {
        const page = route.slice(baseUrl.length).replace(/\/$/u, '');
        const html = await readFile(path.join(outDir, `${page}.html`), 'utf8').catch(() => '');
        const markdown = await toMarkdown(html, {url: new URL(route, siteConfig.url).href, language});
        if (markdown !== undefined) {
          const target = path.join(outDir, markdownPath(page));
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, markdown);
        }
      }
    },
  };
}
