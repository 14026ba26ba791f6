import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {posixPath} from '@docusaurus/utils';
import {filesBelow, fromRoot} from '@packages/files';

import {pricesFile, publishedNames} from '../../config/publishedFiles';
import {commonPaths, contentBases, localizedPaths} from '../../config/routes';
import {searchFallback} from '../../config/search';
import {parseFrontMatter} from '../../build/frontMatter';
import {listPath, postPath, reservedSlugs} from '../../lib/blogPaths';

const frontMatterOf = async (filePath: string): Promise<Record<string, unknown>> =>
  (await parseFrontMatter({filePath, fileContent: await readFile(filePath, 'utf8')})).frontMatter;

/** A file's path relative to a directory of the repository, with slashes on Windows, too. */
const nameIn = (directory: string, file: string): string => posixPath(path.relative(fromRoot(directory), file));

/** The pages in a directory, without partials. */
async function markdownFiles(directory: string): Promise<string[]> {
  const files = await filesBelow(fromRoot(directory));
  return files.filter((file) => /\.mdx?$/u.test(file) && !/(?:^|\/)(?:_|README\.md$)/u.test(nameIn(directory, file)));
}

/** The pages of a docs instance, with the path that Docusaurus derives from the file or the front matter. */
async function docPages(directory: string, base: string): Promise<string[]> {
  return Promise.all(
    (await markdownFiles(directory)).map(async (file) => {
      const {id, slug} = await frontMatterOf(file);
      const name = nameIn(directory, file);
      const permalink = getSlug({
        baseID: typeof id === 'string' ? id : path.basename(name, path.extname(name)),
        frontMatterSlug: typeof slug === 'string' ? slug : undefined,
        source: name,
        sourceDirName: path.posix.dirname(name),
      });
      return path.posix.join(base, permalink).replace(/(.)\/$/u, '$1');
    }),
  );
}

/** The English paths of all pages that links can point to, except for the API reference, without a build. */
export async function readSitePages(): Promise<string[]> {
  const posts = (await markdownFiles('blog')).map(async (file) => postPath(String((await frontMatterOf(file)).slug)));
  const files = [...publishedNames, pricesFile].map((name) => `/${name}`);
  return [
    ...['/', ...Object.keys(localizedPaths), ...commonPaths, listPath, searchFallback, ...files],
    ...(await docPages('docs', contentBases.docs)),
    ...(await docPages('guides', contentBases.guides)),
    ...(await Promise.all(posts)),
  ];
}

/** Whether a path is a file, or a page that Docusaurus generates, such as a tag page. */
export function isOtherPage(page: string): boolean {
  const [, first, second = ''] = page.split('/');
  const isList = `/${first}` === contentBases.blog && (reservedSlugs as readonly string[]).includes(second);
  return isList || existsSync(fromRoot('static', page));
}
