import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {writeCard} from '../../build/socialCards';
import {cardFile} from '../../config/cards';
import {eachBuiltPage} from '../../build/builtPages';

/** The pages with their titles. */
const titledPages = eachBuiltPage(($) => $('h1').first().text().replaceAll(/\s+/gu, ' ').trim());

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
      for (const {route, englishPath, result: title} of await titledPages(site)) {
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
