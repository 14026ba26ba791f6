import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow} from '@packages/files';
import type {CheerioAPI} from 'cheerio';

import {readPage as parsePage} from '../../src/lib/readPage';

/** Reads a file in the build by URL, such as `/de/openapi.json`. */
export const readBuilt = (url: string): Promise<string> => readFile(path.join('build', url), 'utf8');

/** Reads a page in the build by URL, such as `/docs/quickstart` or `/de/`. */
export async function readPage(url: string): Promise<CheerioAPI> {
  return parsePage(await readBuilt(url.endsWith('/') ? `${url}index.html` : `${url}.html`));
}

/** The build's files by the path at which hosts serve them: without `.html` and `index.html`, and encoded. */
export async function builtFiles(): Promise<Map<string, string>> {
  const files = (await filesBelow('build')).filter((file) => !/\.(?:br|gz)$/u.test(file));
  const pathOf = (file: string): string => `/${file.replace(/(?:(?<=^|\/)index)?\.html$/u, '')}`;
  return new Map(files.map((file) => [encodeURI(pathOf(path.relative('build', file))), file]));
}

/** An attribute of each matching element. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .map((_index, element) => $(element).attr(name) ?? '')
    .get();
