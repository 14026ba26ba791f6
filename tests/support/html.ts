import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {CheerioAPI} from 'cheerio';

import {readPage as parsePage} from '../../src/lib/readPage';

/** Reads a file in the build by URL, such as `/de/openapi.json`. */
export const readBuilt = (url: string): Promise<string> => readFile(path.join('build', url), 'utf8');

/** Reads a page in the build by URL, such as `/docs/quickstart` or `/de/`. */
export async function readPage(url: string): Promise<CheerioAPI> {
  return parsePage(await readBuilt(url.endsWith('/') ? `${url}index.html` : `${url}.html`));
}

/** An attribute of each matching element. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .map((_index, element) => $(element).attr(name) ?? '')
    .get();
