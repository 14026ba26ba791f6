import {existsSync} from 'node:fs';
import path from 'node:path';

import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {fromRoot, readText} from '@packages/files';
import glob from 'fast-glob';

import {pricesFile, publishedNames} from '../../config/publishedFiles';
import {commonPaths, contentBases, localizedPaths} from '../../config/routes';
import {searchFallback} from '../../config/search';
import {parseFrontMatter} from '../../build/frontMatter';
import {listPath, postPath, reservedSlugs} from '../../lib/blogPaths';

/** The relative path and front matter of each page in a directory, without partials. */
async function readPages(directory: string): Promise<{name: string; frontMatter: Record<string, unknown>}[]> {
  const ignore = ['**/_*', '**/_*/**', '**/README.md'];
  const names = await glob('**/*.{md,mdx}', {cwd: fromRoot(directory), ignore});
  const pages = names.map(async (name) => {
    const filePath = fromRoot(directory, name);
    const {frontMatter} = await parseFrontMatter({filePath, fileContent: await readText(filePath)});
    return {name, frontMatter};
  });
  return Promise.all(pages);
}

/** The page paths of a docs instance, as Docusaurus derives them from the file or the front matter. */
async function docPaths(directory: string, base: string): Promise<string[]> {
  return (await readPages(directory)).map(({name, frontMatter: {id, slug}}) => {
    const permalink = getSlug({
      baseID: typeof id === 'string' ? id : path.basename(name, path.extname(name)),
      frontMatterSlug: typeof slug === 'string' ? slug : undefined,
      source: name,
      sourceDirName: path.posix.dirname(name),
    });
    return path.posix.join(base, permalink).replace(/(.)\/$/u, '$1');
  });
}

/** The English paths of all pages and files that links can lead to, except the API reference. */
export async function readSitePages(): Promise<string[]> {
  const files = [...publishedNames, pricesFile].map((name) => `/${name}`);
  return [
    ...['/', ...Object.keys(localizedPaths), ...commonPaths, listPath, searchFallback, ...files],
    ...(await docPaths('docs', contentBases.docs)),
    ...(await docPaths('guides', contentBases.guides)),
    ...(await readPages('blog')).map(({frontMatter: {slug}}) => postPath(String(slug))),
  ];
}

/** Whether a path leads to a file in `static`, or to a list of posts, such as the posts with a tag. */
export function isOtherPage(page: string): boolean {
  const [, first, second = ''] = page.split('/');
  const isList = `/${first}` === contentBases.blog && (reservedSlugs as readonly string[]).includes(second);
  return isList || existsSync(fromRoot('static', page));
}
