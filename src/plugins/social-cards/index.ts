import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {writeCard} from './files';
import {cardFile} from '../../config/cards';
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
      for (const {route, englishPath, title} of await builtPages(site)) {
        const file = cardFile(englishPath);
        if (englishPath === '/' || file !== cardFile('/')) {
          if (title === '') {
            throw new Error(`social-cards: ${route} has no <h1>, which its social card shows. Give the page a title.`);
          }
          await writeCard({title}, path.join(site.outDir, file));
        }
      }
    },
  };
}
