import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {writeCard} from '../../build/socialCards';
import {siteCard} from '../../config/cards';
import {eachBuiltPage} from '../../build/builtPages';

/** The pages with their titles. */
const titledPages = eachBuiltPage(($) => $('h1').first().text().replaceAll(/\s+/gu, ' ').trim());

/** Renders a language's social card with the title of the home page. The blog plugin writes the cards of posts. */
export default function socialCards(): Plugin {
  return {
    name: 'social-cards',
    async postBuild(site) {
      const home = (await titledPages(site)).find(({englishPath}) => englishPath === '/');
      await writeCard({title: home?.result ?? ''}, path.join(site.outDir, siteCard));
    },
  };
}
