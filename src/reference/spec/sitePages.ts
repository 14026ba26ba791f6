import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {createSlugger, posixPath} from '@docusaurus/utils';
import {filesBelow, fromRoot} from '@packages/files';

import {pricesFile, publishedNames} from '../../config/publishedFiles';
import {commonPaths, contentBases, localizedPaths} from '../../config/routes';
import {searchFallback} from '../../config/search';
import {parseFrontMatter} from '../../build/frontMatter';
import {listPath, postPath, reservedSlugs} from '../../lib/blogPaths';

/** The pages that links can point to, without a build: English paths, and the source file of Markdown pages. */
export type SitePages = ReadonlyMap<string, string | undefined>;

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
async function docPages(directory: string, base: string): Promise<[string, string][]> {
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
      return [path.posix.join(base, permalink).replace(/(.)\/$/u, '$1'), file];
    }),
  );
}

/** Lists the paths of all pages, except for the API reference. */
export async function readSitePages(): Promise<SitePages> {
  const [docs, guides, posts] = await Promise.all([
    docPages('docs', contentBases.docs),
    docPages('guides', contentBases.guides),
    markdownFiles('blog').then((files) =>
      Promise.all(files.map(async (file) => [postPath(String((await frontMatterOf(file)).slug)), file] as const)),
    ),
  ]);
  const pages = ['/', ...Object.keys(localizedPaths), ...commonPaths, listPath, searchFallback];
  const files = [...publishedNames, pricesFile].map((name) => `/${name}`);
  return new Map<string, string | undefined>([
    ...[...pages, ...files].map((page) => {
      const file = fromRoot('src', 'pages', `${page}.mdx`);
      return [page, existsSync(file) ? file : undefined] as const;
    }),
    ...docs,
    ...guides,
    ...posts,
  ]);
}

/** Whether a path is a file, or a page that Docusaurus generates, such as a tag page. */
export function isOtherPage(page: string): boolean {
  const [, first, second = ''] = page.split('/');
  const isList = `/${first}` === contentBases.blog && (reservedSlugs as readonly string[]).includes(second);
  return isList || existsSync(fromRoot('static', page));
}

/** Whether a Markdown page has an anchor: a heading id, or an id passed to a component. */
export async function hasAnchor(file: string, anchor: string): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const slugger = createSlugger();
  const headings = text.replace(/^(`{3,}|~{3,})[^]*?^\1/gmu, '').matchAll(/^#{1,6}\s+(?<title>.*)$/gmu);
  return [...headings].some(({groups}) => slugger.slug(groups?.title ?? '') === anchor) || text.includes(anchor);
}
