import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {DomUtils, parseDocument} from 'htmlparser2';

import {renderCard} from './files';
import {cardFile} from '../../config/cards';
import {brand, hosts} from '../../config/site';
import {parsePageUrl} from '../../lib/routes';

/**
 * The title of a built page: the text of its first `h1`.
 *
 * @throws Error for a page without a title
 */
export function readTitle(html: string, page: string): string {
  const [heading] = DomUtils.getElementsByTagName('h1', parseDocument(html), true, 1);
  const title = heading && DomUtils.innerText(heading).replaceAll(/\s+/gu, ' ').trim();
  if (!title) {
    throw new Error(`social-cards: ${page} has no <h1>, which its social card shows. Give the page a title.`);
  }
  return title;
}

/**
 * Renders the social cards of a language's pages (see `config/cards.ts`) from
 * the built HTML. The blog plugin writes the cards of its posts.
 */
export default function socialCards({baseUrl}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const {host} = new URL(hosts.site);
      for (const route of new Set(routesPaths)) {
        const {englishPath} = parsePageUrl(route);
        const file = cardFile(englishPath);
        if (englishPath === '/' || file !== cardFile('/')) {
          const page = route.slice(baseUrl.length).replace(/\/$/u, '') || 'index';
          const html = await readFile(path.join(outDir, `${page}.html`), 'utf8');
          const target = path.join(outDir, file);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, await renderCard({title: readTitle(html, route), brand, host}));
        }
      }
    },
  };
}
