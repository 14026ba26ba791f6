import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {writeCard} from '../../build/socialCards';
import {siteCard} from '../../config/cards';
import {eachBuiltPage} from '../../build/builtPages';

/** The pages with their titles. */
const titledPages = eachBuiltPage(($) => $('h1').first().text().replaceAll(/\s+/gu, ' ').trim());

/** Renders the social card of a language with the title of its home page. The blog plugin writes the cards of its posts. */
export default function socialCards(): Plugin {
  return {
    name: 'social-cards',
    async postBuild(site) {
      const home = (await titledPages(site)).find(({englishPath}) => englishPath === '/');
      await writeCard({title: home?.result ?? ''}, path.join(site.outDir, siteCard));
    },
  };
}
