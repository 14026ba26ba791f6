import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import difference from 'lodash/difference';
import mapValues from 'lodash/mapValues';

import {currentLocale} from '../../config/i18n';
import {localeBaseUrl, localeConfigs, locales} from '../../config/locales';
import {readSpec} from '../../config/docusaurus/readSpec';
import {eachBuiltPage} from '../../build/builtPages';
import {contentBases, hasMarkdown, markdownPath} from '../../config/routes';
import {brand} from '../../config/site';
import {pageUrl} from '../../lib/routes';
import {sourceTexts} from '../../build/sourceTexts';
import {errorCatalog, eventCatalog} from './catalogs';
import {type ExportedPage, errorAdvice, lastSection, llmsIndex} from './llms';
import {toMarkdown} from './toMarkdown';

/** The pages with their Markdown exports, if they have one. */
const exportedPages = eachBuiltPage(($, page) => (hasMarkdown(page.englishPath) ? toMarkdown($, page) : undefined));

/**
 * Writes files for assistants: a Markdown export of each page, next to its HTML; `llms.txt`, which lists the exports,
 * and `llms-full.txt`, which combines some of them; error codes and events as JSON. The exports are converted from the
 * built pages, so that they have the same facts, samples, tables, and translations.
 */
export default function markdownExport(context: LoadContext): Plugin {
  const {baseUrl, siteConfig} = context;
  const locale = currentLocale();
  const link = (href: string): string => `${siteConfig.url}${pageUrl(href, locale)}`;

  return {
    name: 'markdown-export',
    async postBuild(site) {
      const {outDir} = site;
      const write = (name: string, content: string): Promise<void> => writeFile(path.join(outDir, name), content);

      const pages: ExportedPage[] = [];
      for (const {route, englishPath, result} of await exportedPages(site)) {
        if (result) {
          const file = markdownPath(route.slice(baseUrl.length));
          await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
          await write(file, result.markdown);
          pages.push({...result, englishPath, url: new URL(markdownPath(route), siteConfig.url).href});
        }
      }

      const label = await sourceTexts(context, ['src/components/ui/navigationLabels.ts', 'src/theme/Footer/index.tsx']);
      const textOf = (path: string): string => pages.find(({englishPath}) => englishPath === path)?.markdown ?? '';
      const {docs, guides, api, blog} = mapValues(contentBases, (base) =>
        pages.filter(({englishPath}) => `${englishPath}/`.startsWith(`${base}/`)),
      );
      const product = difference(pages, docs, guides, api, blog);
      await write(
        'llms.txt',
        llmsIndex({
          brand,
          summary: pages.find(({englishPath}) => englishPath === '/about')?.description ?? brand,
          // The list is the last section of the reference's landing page.
          files: lastSection(textOf(contentBases.api)),
          sections: [
            {title: label('nav.product'), links: product},
            {title: label('nav.docs'), links: docs},
            {title: label('nav.guides'), links: guides},
            {title: label('nav.apiReference'), links: api},
            {title: label('nav.blog'), links: blog},
            {
              title: label('footer.languages'),
              links: locales
                .filter((code) => code !== locale)
                .map((code) => ({
                  title: localeConfigs[code].name,
                  url: `${siteConfig.url}${localeBaseUrl(code)}llms.txt`,
                })),
            },
          ],
        }),
      );
      const full = [...docs, ...guides, ...product];
      await write('llms-full.txt', full.map(({markdown}) => markdown).join('\n'));

      const spec = readSpec(locale);
      const toJson = (catalog: object): string => `${JSON.stringify(catalog, null, 2)}\n`;
      const errors = errorCatalog(spec, link, (href) => {
        const [page = '', code = ''] = href.split('#');
        return errorAdvice(textOf(page), page, code);
      });
      await write('errors.json', toJson(errors));
      await write('events.json', toJson(eventCatalog(spec, link)));
    },
  };
}
