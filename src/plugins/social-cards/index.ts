import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {renderCard} from './files';
import {cardFile} from '../../config/cards';
import {brand, hosts} from '../../config/site';
import {builtPages} from '../built-pages';

/**
 * Renders the social cards of a language's pages (see `config/cards.ts`) from
 * the built HTML. The blog plugin writes the cards of its posts.
 *
 * @throws Error naming a page without a title
 */
export default function socialCards(): Plugin {
  return {
    name: 'social-cards',
    async postBuild(site) {
      const {host} = new URL(hosts.site);
      for (const {route, englishPath, title} of await builtPages(site)) {
        const file = cardFile(englishPath);
        if (englishPath === '/' || file !== cardFile('/')) {
          if (title === '') {
            throw new Error(`social-cards: ${route} has no <h1>, which its social card shows. Give the page a title.`);
          }
          const target = path.join(site.outDir, file);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, await renderCard({title, brand, host}));
        }
      }
    },
  };
}
