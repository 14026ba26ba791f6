import {existsSync} from 'node:fs';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';

import {localeBaseUrl, locales} from '../../src/config/locales';
import {UserError} from '../lib/fail';

/** Names below `api/` that are no resource. */
const noResources: ReadonlySet<string> = new Set(['events']);

/** A page and the size of its HTML. */
export interface PageSize {
  /** Its path, with the language's. */
  path: string;
  /** Compressed with brotli, in bytes. */
  bytes: number;
}

/**
 * The page of an operation whose HTML is the largest, over all languages of a build.
 *
 * @param dir the finished site
 * @throws UserError where the build has no pages of operations
 */
export async function largestOperationPage(dir: string): Promise<PageSize> {
  const pages = await Promise.all(locales.map((locale) => operationPages(dir, localeBaseUrl(locale))));
  const [largest] = pages.flat().sort((a, b) => b.bytes - a.bytes);
  if (!largest) {
    throw new UserError(`There are no pages of operations in ${dir}. Build the site anew: npm run build`);
  }
  return largest;
}

async function operationPages(dir: string, baseUrl: string): Promise<PageSize[]> {
  const api = path.join(dir, baseUrl, 'api');
  const entries = existsSync(api) ? await readdir(api, {withFileTypes: true}) : [];
  const resources = entries.filter((entry) => entry.isDirectory() && !noResources.has(entry.name));
  const pages = await Promise.all(
    resources.map(async ({name}) =>
      (await readdir(path.join(api, name)))
        .filter((file) => file.endsWith('.html.br') && file !== '404.html.br')
        .map((file) => `${baseUrl}api/${name}/${file.replace(/\.html\.br$/u, '')}`),
    ),
  );
  return Promise.all(pages.flat().map(async (page) => ({path: page, bytes: await htmlSize(dir, page)})));
}

/** The size of a page's HTML, compressed with brotli, in bytes. */
export async function htmlSize(dir: string, page: string): Promise<number> {
  const file = path.join(dir, `${page.endsWith('/') ? `${page}index` : page}.html.br`);
  return (await stat(file)).size;
}
