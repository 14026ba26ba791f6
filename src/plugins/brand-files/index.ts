import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {icoOf, iconSvg, renderPng} from './icons';
import {readTitle} from './readTitle';
import {cardFile} from '../../config/cards';
import {defaultLocale} from '../../config/locales';
import {brand, hosts} from '../../config/site';
import {parsePageUrl} from '../../lib/routes';
import {readTokens} from '../../lib/tokens';
import {renderCard} from '../social-cards/render';

/** The manifest's icons, by their size in pixels; the last one is cut to a shape by the system. */
const manifestIcons = [
  {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
  {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png'},
  {src: '/img/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
] as const;

/** Where the finished page of a route lies. */
function htmlFile(outDir: string, route: string, baseUrl: string): string {
  const below = route.slice(baseUrl.length);
  return path.join(outDir, below === '' ? 'index.html' : `${below.replace(/\/$/u, '')}.html`);
}

/**
 * Draws what the brand needs as files, after a language has been built: the
 * social cards of its pages, and, once for the site, the icons and the manifest.
 *
 * @throws Error naming a page without a title
 */
export default function brandFiles({siteDir, baseUrl}: LoadContext): Plugin<undefined> {
  return {
    name: 'brand-files',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
        {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
      ],
    }),
    async postBuild({outDir, routesPaths, i18n}) {
      const {light} = readTokens(await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8'));
      const put = async (file: string, content: Uint8Array | string): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      };
      const {host} = new URL(hosts.site);
      for (const route of new Set(routesPaths)) {
        const {englishPath} = parsePageUrl(route);
        const file = cardFile(englishPath);
        if (englishPath === '/' || file !== cardFile('/')) {
          const html = await readFile(htmlFile(outDir, route, baseUrl), 'utf8');
          await put(file, await renderCard({title: readTitle(html, route), brand, host}));
        }
      }
      if (i18n.currentLocale === defaultLocale) {
        await put('favicon.ico', icoOf(renderPng(iconSvg(light), 32), 32));
        await put('apple-touch-icon.png', renderPng(iconSvg(light, {bleed: true}), 180));
        for (const {src, sizes, ...rest} of manifestIcons) {
          await put(src, renderPng(iconSvg(light, {bleed: 'purpose' in rest}), Number.parseInt(sizes, 10)));
        }
        await put(
          'site.webmanifest',
          JSON.stringify({
            name: brand,
            short_name: brand,
            start_url: '/',
            display: 'browser',
            background_color: light['mw-paper'],
            theme_color: light['mw-paper'],
            icons: manifestIcons,
          }),
        );
      }
    },
  };
}
