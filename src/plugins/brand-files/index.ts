import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readTitle} from './readTitle';
import {cardFile} from '../../config/cards';
import {brand, hosts} from '../../config/site';
import {parsePageUrl} from '../../lib/routes';
import {renderCard} from '../social-cards/render';

/** Where the finished page of a route lies. */
function htmlFile(outDir: string, route: string, baseUrl: string): string {
  const below = route.slice(baseUrl.length);
  return path.join(outDir, below === '' ? 'index.html' : `${below.replace(/\/$/u, '')}.html`);
}

/**
 * Links the icons and the manifest of `static/` in every page, and renders the
 * social cards of a language's pages after they have been built.
 *
 * @throws Error naming a page without a title
 */
export default function brandFiles({baseUrl}: LoadContext): Plugin<undefined> {
  return {
    name: 'brand-files',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
        {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
      ],
    }),
    async postBuild({outDir, routesPaths}) {
      const {host} = new URL(hosts.site);
      for (const route of new Set(routesPaths)) {
        const {englishPath} = parsePageUrl(route);
        const file = cardFile(englishPath);
        if (englishPath === '/' || file !== cardFile('/')) {
          const html = await readFile(htmlFile(outDir, route, baseUrl), 'utf8');
          const target = path.join(outDir, file);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, await renderCard({title: readTitle(html, route), brand, host}));
        }
      }
    },
  };
}
